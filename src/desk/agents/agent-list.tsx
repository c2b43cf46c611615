import { listDeskAgents } from '#contract/desk/agent-endpoints.ts'
import type { DeskAgent } from '#contract/desk/agents.ts'
import { deskAgentWords } from '#words/desk/agents.ts'
import { formatCount, formatDate } from '#words/format.ts'
import { Link, usePlace } from '../parts/link.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { hereOf } from '../parts/use-now.ts'
import { useRows } from '../parts/use-rows.ts'
import { addressOf, goTo, setQuery } from '../router.ts'
import { useLoad } from '../use-load.ts'
import { OneAgent } from './one-agent.tsx'
import { Pages } from './pages.tsx'

const states = ['approved', 'applied', 'refused', 'left'] as const
type State = (typeof states)[number]
const pageSize = 50

/** Agents by state, found by name or code, with the selected one beside them. */
export function AgentList({ onChanged }: { onChanged: () => void }) {
  const locale = useLocale()
  const say = deskAgentWords(locale)
  const { query } = usePlace()
  const state: State = states.find((one) => one === query.get('state')) ?? 'approved'
  const q = query.get('q') ?? undefined
  const number = Number(query.get('page') ?? 1) || 1
  const page = useLoad(listDeskAgents, { state, q, page: number, page_size: pageSize })
  const names: Record<State, string> = {
    approved: say.stateApproved,
    applied: say.stateApplied,
    refused: say.stateRefused,
    left: say.stateLeft,
  }
  return (
    <>
      <fieldset className="chips list-chips" aria-label={say.state}>
        {states.map((one) => (
          <button
            key={one}
            type="button"
            className={one === state ? 'chip on' : 'chip'}
            aria-pressed={one === state}
            onClick={() =>
              setQuery({ state: one === 'approved' ? undefined : one, page: undefined, agent: undefined })
            }
          >
            {names[one]} <b>{formatCount(page.data?.counts[one] ?? 0, locale)}</b>
          </button>
        ))}
      </fieldset>
      <Shown of={page}>
        {(data) => (
          <>
            <Chosen
              list={data.list}
              onChanged={() => {
                page.reload()
                onChanged()
              }}
            />
            <Pages page={number} total={data.total} size={pageSize} />
          </>
        )}
      </Shown>
    </>
  )
}

function Chosen({ list, onChanged }: { list: readonly DeskAgent[]; onChanged: () => void }) {
  const locale = useLocale()
  const say = deskAgentWords(locale)
  const { query } = usePlace()
  const chosen = query.get('agent') ?? list[0]?.id ?? null
  const address = (id: string) =>
    addressOf('/agents', {
      tab: 'agents',
      state: query.get('state') ?? undefined,
      q: query.get('q') ?? undefined,
      page: query.get('page') ?? undefined,
      agent: id,
    })
  useRows(list, { keyOf: ({ id }) => id, open: ({ id }) => goTo(address(id)) })
  return (
    <div className={query.get('agent') ? 'md has-chosen' : 'md'}>
      <div className="l">
        {list.length === 0 && <p className="empty">{say.noAgents}</p>}
        {list.map((agent) => (
          <Link
            key={agent.id}
            className="item"
            data-row={agent.id}
            href={address(agent.id)}
            aria-current={agent.id === chosen ? 'true' : undefined}
          >
            <b>{agent.name}</b>
            <span className="amt">{agent.code}</span>
            <small>{agent.account}</small>
            <time>{formatDate(hereOf(agent.decided ?? agent.applied).slice(0, 10), locale, 'short')}</time>
          </Link>
        ))}
      </div>
      <div className="d">
        {chosen ? (
          <OneAgent key={chosen} id={chosen} isAlone={query.has('agent')} onChanged={onChanged} />
        ) : (
          <p className="empty">{say.chooseOne}</p>
        )}
      </div>
    </div>
  )
}
