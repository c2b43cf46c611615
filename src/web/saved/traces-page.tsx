import { Link } from '@tanstack/react-router'
import { type Asked, succeeded } from '#contract/endpoint.ts'
import { changeTraces, listTraces } from '#contract/endpoints.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { traceWords } from '#words/saved/traces.ts'
import { pageNames } from '#words/site/page-names.ts'
import { usePersonal } from '../account/use-personal.ts'
import { clearRecentlyViewed, removeRecentlyViewed } from '../browser-state/recently-viewed.ts'
import { todayHere } from '../browser-state/search-params.ts'
import { items } from '../browser-state/this-browser.ts'
import { confirm } from '../page/confirm.ts'
import { LoadFailed } from '../page/load-failed.tsx'
import { useRequest } from '../page/use-page.ts'
import { useSignedCall } from '../sign-in/signed-call.ts'
import { HistorySwitch } from './history-switch.tsx'
import { tracesByDay } from './trace-days.ts'
import { TraceRow } from './trace-row.tsx'
import { mostTraces } from './traces-search.ts'
import { useIsMerging } from './use-viewed.ts'
import './favourites.css'
import './traces.css'

/** Traces added per load. */
const batch = 20

/** Read anew once what this device remembered has joined: who signs in here would else see a history without it. */
export function TracesPage(props: { shown?: number }) {
  return <Traces key={String(useIsMerging())} {...props} />
}

/** Viewed hotels by day. One or all can be removed, and recording can be paused. */
function Traces({ shown = batch }: { shown?: number }) {
  const { locale, currency } = useRequest()
  const say = traceWords(locale)
  const signedCall = useSignedCall()
  const page = { page: 1, page_size: shown, currency }
  const { data, state, again, replace } = usePersonal(listTraces, page)
  const change = async (wanted: Omit<Asked<typeof changeTraces>, 'add'>) => {
    const answer = await signedCall(changeTraces, { ...page, ...wanted }).catch(() => null)
    const isDone = answer !== null && succeeded(answer)
    if (isDone) replace(answer.data)
    return isDone
  }
  const remove = async (id: string) => {
    if (await change({ remove: id })) removeRecentlyViewed(items, id)
  }
  const clear = async () => {
    const question = { title: say.clearTitle, text: say.clearText, yes: say.clearYes, no: say.clearNo }
    if ((await confirm(question)) && (await change({ clear: true }))) clearRecentlyViewed(items)
  }
  const days = data ? tracesByDay(data.list, todayHere(), locale) : []
  return (
    <>
      <div className="centre-page-head">
        <div>
          <h1>{pageNames(locale)['center-traces']}</h1>
          {days.length > 0 && <p className="centre-lead">{say.lead}</p>}
        </div>
        {days.length > 0 && <Button onClick={() => void clear()}>{say.clear}</Button>}
      </div>
      {state === 'failed' && <LoadFailed onRetry={again} />}
      {state === 'waiting' && <Skeleton className="favourites-waiting" />}
      {data && <HistorySwitch paused={data.paused} onChange={(pause) => void change({ pause })} />}
      {data && days.length === 0 && (
        <EmptyState
          title={say.empty}
          action={
            <Link to="/" className={buttonClass()}>
              {say.findHotel}
            </Link>
          }
        >
          {data.paused ? say.emptyPaused : say.emptyText}
        </EmptyState>
      )}
      {days.map(({ date, title, sub, traces }) => (
        <section key={date} className="trace-day">
          <h2>
            <span className="trace-day-name">{title}</span>
            {sub && <span className="trace-day-date">{sub}</span>}
          </h2>
          <ol className="trace-list">
            {traces.map((trace) => (
              <TraceRow key={trace.id} trace={trace} onRemove={() => void remove(trace.id)} />
            ))}
          </ol>
        </section>
      ))}
      {data && data.total > shown && shown < mostTraces && (
        <p className="trace-earlier">
          <Link
            to="/center/traces"
            search={{ shown: Math.min(mostTraces, shown + batch) }}
            className={buttonClass()}
            resetScroll={false}
          >
            {say.earlier}
          </Link>
        </p>
      )}
    </>
  )
}
