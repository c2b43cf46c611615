import { listDeskPayouts } from '#contract/desk/agent-endpoints.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { deskAgentWords } from '#words/desk/agents.ts'
import { dayAndTime } from '#words/desk/when.ts'
import { Link, usePlace } from '../parts/link.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { hereOf } from '../parts/use-now.ts'
import { addressOf, setQuery } from '../router.ts'
import { useLoad } from '../use-load.ts'
import { Pages } from './pages.tsx'

const states = ['paid', 'refused', 'requested'] as const
type State = (typeof states)[number]
const pageSize = 50

/** Payouts that were decided, and those that wait. */
export function PayoutTable() {
  const locale = useLocale()
  const say = deskAgentWords(locale)
  const { query } = usePlace()
  const state: State = states.find((one) => one === query.get('state')) ?? 'paid'
  const number = Number(query.get('page') ?? 1) || 1
  const page = useLoad(listDeskPayouts, { state, page: number, page_size: pageSize })
  const names: Record<State, string> = {
    paid: say.paid,
    refused: say.stateRefused,
    requested: say.requested,
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
            onClick={() => setQuery({ state: one === 'paid' ? undefined : one, page: undefined })}
          >
            {names[one]}
          </button>
        ))}
      </fieldset>
      <Shown of={page}>
        {({ list, total }) =>
          list.length === 0 ? (
            <p className="empty">{say.noPayouts}</p>
          ) : (
            <>
              <div className="tblwrap">
                <table className="tbl">
                  <thead>
                    <tr>
                      <th scope="col">{say.agent}</th>
                      <th scope="col" className="no-phone">
                        {say.paidTo}
                      </th>
                      <th scope="col" className="no-phone">
                        {say.when}
                      </th>
                      <th scope="col" className="no-phone">
                        {state === 'refused' ? say.reason : say.reference}
                      </th>
                      <th scope="col" className="r">
                        {say.amount}
                      </th>
                    </tr>
                  </thead>
                  <tbody>
                    {list.map((payout) => (
                      <tr key={payout.id}>
                        <td>
                          <Link className="link" href={addressOf('/agents', { payout: payout.id })}>
                            {payout.agent.name}
                          </Link>
                        </td>
                        <td className="no-phone breaks">{payout.destination}</td>
                        <td className="no-phone">
                          {dayAndTime(hereOf(payout.decided ?? payout.at), locale)}
                        </td>
                        <td className="no-phone breaks">{payout.note}</td>
                        <td className="r num">{formatMoney(payout.amount, locale)}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
              <Pages page={number} total={total} size={pageSize} />
            </>
          )
        }
      </Shown>
    </>
  )
}
