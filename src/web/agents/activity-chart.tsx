import { type CSSProperties, useState } from 'react'
import type { AgentActivity } from '#contract/agents.ts'
import { showAgentActivity } from '#contract/endpoints.ts'
import { type ActivitySpan, activitySpans } from '#domain/loyalty/agent-activity.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { Segments } from '#ui/fields/segments.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { formatCount, formatDate } from '#words/format.ts'
import { agentWords } from '#words/loyalty/agents.ts'
import { usePersonal } from '../account/use-personal.ts'
import { LoadFailed } from '../page/load-failed.tsx'
import { useRequest } from '../page/use-page.ts'
import { ActivityTable } from './activity-table.tsx'
import { areaUnder, barsOf, centreOf, HEIGHT, labelledCells, lineOver, WIDTH } from './chart-shape.ts'

const isSpan = (text: string): text is ActivitySpan => activitySpans.some((span) => span === text)

/** Small multiples on one axis of time: visits, orders and commission, with one cursor for all. */
export function ActivitySection() {
  const { locale } = useRequest()
  const say = agentWords(locale)
  const [span, setSpan] = useState<ActivitySpan>('weeks')
  const { data, state, again } = usePersonal(showAgentActivity, { span })
  return (
    <section className="centre-section" aria-labelledby="agent-activity">
      <div className="centre-section-head agent-chart-head">
        <h2 id="agent-activity">{say.activity}</h2>
        <Segments
          label={say.span}
          value={span}
          options={activitySpans.map((value) => ({ value, label: say.spanName(value) }))}
          onChange={(value) => isSpan(value) && setSpan(value)}
        />
      </div>
      {state === 'failed' && <LoadFailed onRetry={again} />}
      {!data && state === 'waiting' && <Skeleton className="agent-chart-waiting" />}
      {data && <Chart key={data.span} activity={data} />}
    </section>
  )
}

function Chart({ activity: { span, list } }: { activity: AgentActivity }) {
  const { locale } = useRequest()
  const say = agentWords(locale)
  const [lit, setLit] = useState(() => busiest(list))
  const count = (n: number) => formatCount(n, locale)
  const sum = (of: (one: AgentActivity['list'][number]) => number) =>
    list.reduce((all, one) => all + of(one), 0)
  const chosen = list[lit]!
  const nameOf = (from: string) =>
    say.periodOf(span, formatDate(from, locale, span === 'months' ? 'month' : 'short'))
  const words = [
    say.visitsTold(count(chosen.visits)),
    say.ordersTold(chosen.orders),
    formatMoney(chosen.commission, locale),
  ]
  const visits = list.map((one) => one.visits)
  return (
    <div className="pane agent-chart" style={{ '--cells': list.length } as CSSProperties}>
      <p className="agent-chart-told">
        <b>{nameOf(chosen.from)}</b>
        {words.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </p>
      <div className="agent-chart-rows">
        <div className="agent-chart-row">
          <p>
            <b>{count(sum((one) => one.visits))}</b>
            <small>{say.visits}</small>
          </p>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
            <path className="agent-chart-area" d={areaUnder(visits)} />
            <path className="agent-chart-line" d={lineOver(visits)} />
            <Cursor at={lit} cells={list.length} />
          </svg>
        </div>
        <BarRow
          total={count(sum((one) => one.orders))}
          unit={say.orders}
          values={list.map((one) => one.orders)}
          lit={lit}
        />
        <BarRow
          total={formatMoney({ amount: sum((one) => one.commission.amount), currency: 'CNY' }, locale)}
          unit={say.commissionSmall}
          values={list.map((one) => one.commission.amount)}
          lit={lit}
        />
        <input
          type="range"
          min={0}
          max={list.length - 1}
          step={1}
          value={lit}
          aria-label={say.period}
          aria-valuetext={[nameOf(chosen.from), ...words].join(locale === 'zh' ? '，' : ', ')}
          onChange={({ target }) => setLit(Number(target.value))}
        />
      </div>
      <ol className="agent-chart-axis" aria-hidden="true">
        {list.map(({ from }, at) => (
          <li key={from} data-lit={at === lit || undefined}>
            {labelledCells(list.length).includes(at) &&
              formatDate(from, locale, span === 'months' ? 'month' : 'short')}
          </li>
        ))}
      </ol>
      <ActivityTable list={list} nameOf={nameOf} />
    </div>
  )
}

type Row = { total: string; unit: string; values: readonly number[]; lit: number }

function BarRow({ total, unit, values, lit }: Row) {
  return (
    <div className="agent-chart-row">
      <p>
        <b>{total}</b>
        <small>{unit}</small>
      </p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <Cursor at={lit} cells={values.length} />
        {barsOf(values).map((bar, at) => (
          <rect key={bar.x} {...bar} data-lit={at === lit || undefined} />
        ))}
      </svg>
    </div>
  )
}

function Cursor({ at, cells }: { at: number; cells: number }) {
  const x = centreOf(at, cells)
  return <line className="agent-chart-cursor" x1={x} x2={x} y1={0} y2={HEIGHT} />
}

/** The period with the most commission, else with the most visits, else the last. */
function busiest(list: AgentActivity['list']): number {
  const weight = ({ commission, orders, visits }: AgentActivity['list'][number]) =>
    commission.amount * 1_000 + orders * 100 + visits
  return list.reduce((best, one, at) => (weight(one) >= weight(list[best]!) ? at : best), 0)
}
