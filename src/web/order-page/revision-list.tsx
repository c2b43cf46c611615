import type { Order } from '#contract/booking.ts'
import { HiddenText } from '#ui/hidden-text.tsx'
import { ChevronRightIcon } from '#ui/icons/icons.ts'
import { revisionWords } from '#words/booking/revisions.ts'
import { formatHotelTime } from '#words/format.ts'
import { Pane } from '../account/pane.tsx'
import { useRequest } from '../page/use-page.ts'
import { revisionsOf } from './revision-changes.ts'
import './revision-list.css'

/** Every version of the agreement with its changes; absent while there is only the booking. */
export function RevisionList({ order }: { order: Order }) {
  const { locale } = useRequest()
  const say = revisionWords(locale)
  if (order.revisions.length < 2) return null
  return (
    <Pane title={say.title}>
      <ol className="revisions">
        {revisionsOf(order, locale).map(({ n, title, at, by, changes }) => (
          <li key={n}>
            <i aria-hidden="true">{n}</i>
            <div>
              <b>{title}</b>
              <small>
                <time dateTime={at}>{formatHotelTime(at, locale)}</time>
                {by && ` · ${by}`}
              </small>
              {changes.length > 0 && (
                <dl>
                  {changes.map(({ name, before, after }) => (
                    <div key={name}>
                      <dt>{name}</dt>
                      <dd>
                        <HiddenText>{say.was} </HiddenText>
                        <span>{before}</span>
                        <ChevronRightIcon small />
                        <HiddenText> {say.is} </HiddenText>
                        <b>{after}</b>
                      </dd>
                    </div>
                  ))}
                </dl>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Pane>
  )
}
