import type { AgentProgramme } from '#contract/agents.ts'
import { listCommissions } from '#contract/endpoints.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { Chip } from '#ui/chip.tsx'
import { Pagination } from '#ui/navigation/pagination.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { formatDate, formatPercent } from '#words/format.ts'
import { agentWords } from '#words/loyalty/agents.ts'
import { usePersonal } from '../account/use-personal.ts'
import { LoadFailed } from '../page/load-failed.tsx'
import { useRequest } from '../page/use-page.ts'
import { type AgentSearch, agentUrl } from './agent-search.ts'

const pageSize = 10
const shownStates = ['pending', 'earned', 'paid', 'reversed'] as const

type Props = { search: AgentSearch; counts: AgentProgramme['counts'] }

/** Order by order: what it was counted on, and what came of it. The guest of an order stays private. */
export function CommissionList({ search, counts }: Props) {
  const { locale } = useRequest()
  const say = agentWords(locale)
  const { state: chosen, page = 1 } = search
  const { data, state, again } = usePersonal(listCommissions, { ...search, page, page_size: pageSize })
  return (
    <section className="centre-section" aria-labelledby="agent-orders">
      <div className="centre-section-head">
        <h2 id="agent-orders">{say.list}</h2>
      </div>
      <nav className="agent-filters" aria-label={say.filters}>
        <Chip label={say.all} chosen={!chosen} href={agentUrl({}, locale)} />
        {shownStates
          .filter((one) => counts[one] > 0 || one === chosen)
          .map((one) => (
            <Chip
              key={one}
              label={`${say.state(one)} ${counts[one]}`}
              chosen={one === chosen}
              href={agentUrl({ state: one }, locale)}
            />
          ))}
      </nav>
      {state === 'failed' && <LoadFailed onRetry={again} />}
      {!data && state === 'waiting' && <Skeleton lines={4} />}
      {data?.total === 0 && (
        <div className="pane agent-none">
          <b>{say.noCommission}</b>
          <p>{say.noCommissionText}</p>
        </div>
      )}
      {data && data.total > 0 && (
        <div className="pane agent-table-pane">
          <table className="agent-table agent-orders">
            <thead>
              <tr>
                <th scope="col">{say.order}</th>
                <th scope="col">{say.stateColumn}</th>
                <th scope="col">{say.base}</th>
                <th scope="col">{say.commission}</th>
              </tr>
            </thead>
            <tbody>
              {data.list.map((one) => (
                <tr key={`${one.order_no}${one.rate}`}>
                  <td>
                    <b>{one.order_no}</b>
                    <small>
                      {formatDate(one.at.slice(0, 10), locale)} ·{' '}
                      <span>{one.by_member ? say.byMember : say.direct}</span>
                    </small>
                  </td>
                  <td>
                    <span className="agent-mark" data-state={one.state}>
                      {say.state(one.state)}
                    </span>
                  </td>
                  <td>{formatMoney(one.base, locale)}</td>
                  <td>
                    {formatMoney(one.commission, locale)}
                    <small>{formatPercent(one.rate * 100)}</small>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {data && (
        <Pagination
          page={page}
          pages={Math.ceil(data.total / pageSize)}
          total={data.total}
          totalText={say.counted(data.total)}
          hrefFor={(to) => agentUrl({ ...search, page: to }, locale)}
        />
      )}
    </section>
  )
}
