import type { PointsPage } from '#contract/points.ts'
import { addMonths, dayOf } from '#domain/time/plain-date.ts'
import { formatCount, formatDate } from '#words/format.ts'
import { pointsWords } from '#words/loyalty/points.ts'
import { Pane } from '../account/pane.tsx'
import { useRequest } from '../page/use-page.ts'

const shownLots = 3
const soonDays = 90

/** The points that expire next, beside the rules. */
export function PointsPanes({ data }: { data: PointsPage }) {
  const { locale } = useRequest()
  const say = pointsWords(locale)
  return (
    <div className="points-panes">
      <Pane title={say.expiring} text={say.expiringText}>
        <ExpiringLots data={data} />
      </Pane>
      <Pane title={say.rules}>
        <dl className="points-rules">
          <div>
            <dt>{say.earn}</dt>
            <dd>{say.earnText}</dd>
          </div>
          <div>
            <dt>{say.use}</dt>
            <dd>{say.useText}</dd>
          </div>
          <div>
            <dt>{say.refund}</dt>
            <dd>{say.refundText}</dd>
          </div>
        </dl>
      </Pane>
    </div>
  )
}

function ExpiringLots({ data: { lots, today } }: { data: PointsPage }) {
  const { locale } = useRequest()
  const say = pointsWords(locale)
  const within = addMonths(today, 12)
  const soon = lots.filter(({ on }) => on <= within).slice(0, shownLots)
  if (soon.length === 0) return <p className="points-none">{say.nothingExpires}</p>
  const most = Math.max(...soon.map(({ points }) => points))
  return (
    <ol className="points-lots">
      {soon.map(({ points, on }) => {
        const days = dayOf(on) - dayOf(today)
        return (
          <li key={on}>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect width="100" height="4" rx="2" />
              <rect width={(100 * points) / most} height="4" rx="2" />
            </svg>
            <b>{formatCount(points, locale)}</b>
            <span>{formatDate(on, locale)}</span>
            <small>{days <= soonDays ? say.inDays(days) : ''}</small>
          </li>
        )
      })}
    </ol>
  )
}
