import type { Trace } from '#contract/saved.ts'
import { DEFAULT_PARTY } from '#domain/stay/party.ts'
import { nightsOf } from '#domain/stay/stay.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { Button } from '#ui/button.tsx'
import { CloseIcon } from '#ui/icons/icons.ts'
import { useFollow } from '#ui/navigation/follow-link.ts'
import { Price } from '#ui/price.tsx'
import { formatDates } from '#words/format.ts'
import { reasonWords } from '#words/hotels/offers.ts'
import { traceWords } from '#words/saved/traces.ts'
import { useRequest } from '../page/use-page.ts'
import { HotelPicture } from '../pictures/hotel-picture.tsx'
import { hotelUrl } from '../search-query/hotel-url.ts'
import { Heart } from './heart.tsx'
import { PriceChange } from './price-change.tsx'

type Props = { trace: Trace; onRemove: () => void }

/** A hotel that was looked at: when, for which stay, and what that costs now. */
export function TraceRow({ trace, onRemove }: Props) {
  const { locale } = useRequest()
  const say = traceWords(locale)
  const follow = useFollow()
  const { id, name, place, image, at, times, stay, closed, total } = trace
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(new Date(at))
  const href = stay
    ? hotelUrl(id, { ...stay, ...DEFAULT_PARTY }, locale)
    : joinLocale(`/hotels/${id}`, locale)
  return (
    <li className="trace" data-full={closed || (stay && !total) || undefined}>
      <div className="trace-picture">
        {image && <HotelPicture picture={{ ...image, alt: '' }} use="card" sizes="104px" />}
      </div>
      <div className="trace-what">
        <b>
          {closed ? (
            name
          ) : (
            <a href={href} onClick={follow}>
              {name}
            </a>
          )}
        </b>
        <small>{place}</small>
        <small className="trace-when">{times > 1 ? say.seenOften(times, time) : say.seenOnce(time)}</small>
      </div>
      <p className="trace-for">
        {stay ? (
          <>
            {formatDates(stay.s_d, stay.e_d, locale)}
            <br />
            {say.nights(nightsOf({ arrival: stay.s_d, departure: stay.e_d }))}
          </>
        ) : (
          say.noDates
        )}
      </p>
      <div className="trace-now">
        <TraceNow trace={trace} />
      </div>
      <div className="trace-actions">
        <Heart hotel={id} name={name} {...(stay ? { stay } : {})} />
        <Button kind="quiet" round aria-label={say.remove(name)} title={say.remove(name)} onClick={onRemove}>
          <CloseIcon />
        </Button>
      </div>
    </li>
  )
}

function TraceNow({ trace: { closed, total, change, reason, nearest } }: { trace: Trace }) {
  const { locale } = useRequest()
  const say = traceWords(locale)
  if (closed) return <b>{say.closed}</b>
  if (total)
    return (
      <>
        <Price of={total} size="medium" />
        {change && <PriceChange change={change} words={say} />}
      </>
    )
  return (
    <>
      {reason && <b>{reasonWords(locale)[reason]}</b>}
      {nearest && <small>{say.nearest(formatDates(nearest.s_d, nearest.e_d, locale))}</small>}
    </>
  )
}
