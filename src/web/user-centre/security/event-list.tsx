import { listAccountEvents } from '#contract/endpoints.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { Pagination } from '#ui/navigation/pagination.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { securityWords } from '#words/accounts/security.ts'
import { localTime } from '../../account/local-time.ts'
import { Pane } from '../../account/pane.tsx'
import { usePersonal } from '../../account/use-personal.ts'
import { LoadFailed } from '../../page/load-failed.tsx'
import { useRequest } from '../../page/use-page.ts'

const pageSize = 10

/** The guest's own log. */
export function EventList({ page }: { page: number }) {
  const { locale } = useRequest()
  const say = securityWords(locale)
  const { state, data, again } = usePersonal(listAccountEvents, { page, page_size: pageSize })
  const href = (to: number) => `${joinLocale('/center', locale)}?part=security&page=${to}`
  return (
    <Pane title={say.eventsTitle} text={say.eventsText}>
      {state === 'waiting' && <Skeleton lines={5} />}
      {state === 'failed' && <LoadFailed onRetry={again} />}
      <ul className="records">
        {data?.list.map(({ id, text, device, network, at }) => (
          <li key={id} className="record">
            <span>
              <b>{text}</b>
              <small>{[device, network && say.network(network)].filter(Boolean).join(' · ')}</small>
            </span>
            <time dateTime={at}>{localTime(at, locale)}</time>
          </li>
        ))}
      </ul>
      {data && (
        <Pagination
          page={page}
          pages={Math.ceil(data.total / pageSize)}
          total={data.total}
          hrefFor={href}
          layout="prev, pager, next"
          label={say.eventsTitle}
        />
      )}
    </Pane>
  )
}
