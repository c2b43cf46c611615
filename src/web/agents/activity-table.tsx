import type { AgentActivity } from '#contract/agents.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { formatCount } from '#words/format.ts'
import { agentWords } from '#words/loyalty/agents.ts'
import { useRequest } from '../page/use-page.ts'

type Props = { list: AgentActivity['list']; nameOf: (from: string) => string }

/** The figures of the chart as a table. */
export function ActivityTable({ list, nameOf }: Props) {
  const { locale } = useRequest()
  const say = agentWords(locale)
  return (
    <details className="agent-chart-figures">
      <summary>{say.asTable}</summary>
      <table className="agent-table">
        <thead>
          <tr>
            <th scope="col">{say.period}</th>
            <th scope="col">{say.visitsColumn}</th>
            <th scope="col">{say.bookings}</th>
            <th scope="col">{say.commission}</th>
          </tr>
        </thead>
        <tbody>
          {list.map(({ from, visits, orders, commission }) => (
            <tr key={from}>
              <th scope="row">{nameOf(from)}</th>
              <td>{formatCount(visits, locale)}</td>
              <td>{formatCount(orders, locale)}</td>
              <td>{formatMoney(commission, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
