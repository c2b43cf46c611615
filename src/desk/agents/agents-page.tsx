import { listDeskAgents } from '#contract/desk/agent-endpoints.ts'
import type { DeskAgentPage } from '#contract/desk/agents.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { SearchIcon } from '#ui/icons/icons.ts'
import { deskAgentWords } from '#words/desk/agents.ts'
import { formatCount } from '#words/format.ts'
import { Link, usePlace } from '../parts/link.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { addressOf, setQuery } from '../router.ts'
import { useLoad } from '../use-load.ts'
import { AgentList } from './agent-list.tsx'
import { Batches } from './batches.tsx'
import { PayoutTable } from './payout-table.tsx'
import { ToDecide } from './to-decide.tsx'

const tabs = ['decide', 'agents', 'payouts', 'batches'] as const
type Tab = (typeof tabs)[number]

/** Applications and payouts that wait, all agents, and batches of payouts. */
export function AgentsPage() {
  const locale = useLocale()
  const say = deskAgentWords(locale)
  const { query } = usePlace()
  const tab = tabs.find((one) => one === query.get('tab')) ?? 'decide'
  const page = useLoad(listDeskAgents, { state: 'applied' }, { isLive: true })
  const names: Record<Tab, string> = {
    decide: say.toDecide,
    agents: say.agentsTab,
    payouts: say.payouts,
    batches: say.batches,
  }
  const approved = page.data?.counts.approved
  return (
    <>
      <header className="bar">
        <h1>{say.title}</h1>
        <span className="sub no-phone">
          {approved !== undefined && say.agents(formatCount(approved, locale))}
        </span>
        <span className="grow" />
        {tab === 'agents' && (
          <label className="input settings-find">
            <SearchIcon />
            <span className="sr">{say.find}</span>
            <input
              type="search"
              defaultValue={query.get('q') ?? ''}
              placeholder={say.find}
              maxLength={80}
              onChange={(event) => setQuery({ q: event.target.value.trim() || undefined })}
            />
          </label>
        )}
      </header>
      <nav className="viewtabs" aria-label={say.tabs}>
        {tabs.map((one) => (
          <Link
            key={one}
            href={addressOf('/agents', { tab: one === 'decide' ? undefined : one })}
            aria-current={one === tab ? 'page' : undefined}
          >
            {names[one]}
          </Link>
        ))}
      </nav>
      {tab === 'decide' && (
        <Shown of={page}>
          {(data) => (
            <>
              <Totals totals={data.totals} />
              <ToDecide applications={data.list} onChanged={page.reload} />
            </>
          )}
        </Shown>
      )}
      {tab === 'agents' && <AgentList onChanged={page.reload} />}
      {tab === 'payouts' && <PayoutTable />}
      {tab === 'batches' && <Batches onChanged={page.reload} />}
    </>
  )
}

const shares = ['pending', 'earned', 'requested', 'paid'] as const

/** The balances of all agents together, as one bar and in numbers. */
function Totals({ totals }: { totals: DeskAgentPage['totals'] }) {
  const locale = useLocale()
  const say = deskAgentWords(locale)
  const sum = shares.reduce((all, name) => all + Math.max(0, totals[name].amount), 0)
  const rows = [
    ['pending', say.pending, say.pendingText],
    ['earned', say.earned, say.earnedText],
    ['requested', say.requested, say.requestedText],
    ['paid', say.paid, say.paidText],
    ['owed', say.owed, say.owedText],
  ] as const
  return (
    <section className="commission-totals">
      {sum > 0 && (
        <div className="commission-bar" aria-hidden="true">
          {shares
            .filter((name) => totals[name].amount > 0)
            .map((name) => (
              <i key={name} className={name} style={{ flexGrow: Math.max(0, totals[name].amount) / sum }} />
            ))}
        </div>
      )}
      <dl>
        {rows.map(([name, label, text]) => (
          <div key={name}>
            <dt>
              {name !== 'owed' && <i className={name} />}
              {label}
            </dt>
            <dd>
              <b>{formatMoney(totals[name], locale)}</b>
              <small>{text}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
