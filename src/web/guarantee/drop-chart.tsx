import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { guaranteeWords } from '#words/support/guarantee.ts'
import { useRequest } from '../page/use-page.ts'
import './drop-chart.css'

// An example, and it sums: 3,195.61 is paid, 126.44 comes back, then 43.69 more.
const example = { paid: 319_561, first: 12_644, second: 4_369 }
const days = { first: 12, second: 20, last: 25 }
const end = 28
const across = (day: number) => `${(day / end) * 100}%`

/** A price over the days of an order: a step line on the ground of free cancellation, each fall with its amount. */
export function DropChart() {
  const { locale } = useRequest()
  const say = guaranteeWords(locale)
  const [paid, first, second] = [example.paid, example.first, example.second].map((amount) =>
    formatMoney(money(amount, 'CNY'), locale),
  ) as [string, string, string]
  const steps = [
    { day: 0, title: say.booked, text: say.bookedText(paid), tone: undefined },
    { day: days.first, title: say.fell, text: say.fellText(first), tone: 'good' },
    { day: days.second, title: say.fellAgain, text: say.fellAgainText(second), tone: 'now' },
    { day: days.last, title: say.ends, text: say.endsText, tone: undefined },
  ]
  const x = (day: number) => (day / end) * 1_000
  return (
    <section className="guarantee-section">
      <h2>{say.dayTitle}</h2>
      <p>{say.dayText}</p>
      <figure className="drop-chart">
        <div className="drop-plot" role="img" aria-label={say.chartAlt}>
          <svg viewBox="0 0 1000 240" preserveAspectRatio="none" aria-hidden="true">
            <rect className="drop-free" width={x(days.last)} height="240" />
            <path className="drop-ghost" d={`M${x(days.first)} 60H${x(days.last)}`} />
            <path
              d={`M0 60H${x(days.first)}M${x(days.first)} 150H${x(days.second)}M${x(days.second)} 181H${x(days.last)}`}
            />
            <path className="drop-fall" d={`M${x(days.first)} 60V150M${x(days.second)} 150V181`} />
          </svg>
          <i className="drop-point" style={{ left: 0, top: '25%' }} />
          <i className="drop-point drop-good" style={{ left: across(days.first), top: '62.5%' }} />
          <i className="drop-point drop-now" style={{ left: across(days.second), top: '75.4%' }} />
          <b className="drop-label drop-paid" style={{ left: 16, top: '25%' }}>
            {say.paid(paid)}
          </b>
          <b
            className="drop-label drop-back"
            style={{ left: `calc(${across(days.first)} + 12px)`, top: '43.7%' }}
          >
            {say.back(first)}
          </b>
          <b className="drop-label drop-back drop-more" style={{ left: across(days.second), top: '86%' }}>
            {say.more(second)}
          </b>
          <small className="drop-end" style={{ left: across(days.last) }}>
            {say.freeEnds}
          </small>
        </div>
        <ol className="drop-steps">
          {steps.map(({ day, title, text, tone }) => (
            <li key={day} data-tone={tone}>
              <small>{say.day(day)}</small>
              <b>{title}</b>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </figure>
    </section>
  )
}
