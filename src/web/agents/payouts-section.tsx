import type { AgentProgramme } from '#contract/agents.ts'
import { succeeded } from '#contract/endpoint.ts'
import { exportCommissions } from '#contract/endpoints.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { Button } from '#ui/button.tsx'
import { saveFile } from '#ui/save-file.ts'
import { formatDate } from '#words/format.ts'
import { agentWords } from '#words/loyalty/agents.ts'
import { useRequest } from '../page/use-page.ts'
import { useSignedCall } from '../sign-in/signed-call.ts'

/** Requested payouts and their states; the statement lists all of them. */
export function PayoutsSection({ programme: { payouts, least } }: { programme: AgentProgramme }) {
  const { locale } = useRequest()
  const say = agentWords(locale)
  const call = useSignedCall()
  const download = async () => {
    const answer = await call(exportCommissions, {}).catch(() => null)
    if (answer && succeeded(answer)) saveFile(answer.data.name, 'text/csv', answer.data.text)
  }
  const day = (iso: string) => formatDate(iso.slice(0, 10), locale, 'short')
  return (
    <section aria-labelledby="agent-payouts">
      <div className="centre-section-head">
        <h2 id="agent-payouts">{say.payouts}</h2>
        <Button kind="link" onClick={() => void download()}>
          {say.statements}
        </Button>
      </div>
      {payouts.length === 0 ? (
        <div className="pane agent-none">
          <b>{say.noPayouts}</b>
          <p>{say.noPayoutsText(formatMoney(least, locale))}</p>
        </div>
      ) : (
        <div className="pane agent-table-pane">
          <table className="agent-table agent-payouts">
            <thead>
              <tr>
                <th scope="col">{say.requested}</th>
                <th scope="col">{say.stateColumn}</th>
                <th scope="col">{say.amount}</th>
              </tr>
            </thead>
            <tbody>
              {payouts.map(({ id, at, state, decided, amount, note, orders }) => (
                <tr key={id}>
                  <td>
                    <b>{day(at)}</b>
                    {orders > 0 && <small>{say.ordersIn(orders)}</small>}
                  </td>
                  <td>
                    <span className="agent-mark" data-state={state}>
                      {decided ? say.decidedOn(say.payoutState(state), day(decided)) : say.payoutState(state)}
                    </span>
                    {note && <small>{note}</small>}
                  </td>
                  <td>{formatMoney(amount, locale)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
