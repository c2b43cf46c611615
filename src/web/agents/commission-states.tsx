import type { AgentProgramme } from '#contract/agents.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { formatDate } from '#words/format.ts'
import { agentWords } from '#words/loyalty/agents.ts'
import { useRequest } from '../page/use-page.ts'

const inTheBar = ['pending', 'earned', 'paid'] as const

/** Commission by state: bar and figures in the same order; reversed commission is a sum outside the bar. */
export function CommissionStates({ programme }: { programme: AgentProgramme }) {
  const { locale } = useRequest()
  const say = agentWords(locale)
  const { totals, counts, payouts, since } = programme
  const paid = payouts.filter(({ state }) => state === 'paid')
  const last = paid[0]?.decided
  const texts = {
    pending: say.pendingText(counts.pending),
    earned: say.earnedText(counts.earned),
    paid: last
      ? say.paidLast(paid.length, formatDate(last.slice(0, 10), locale, 'short'))
      : say.paidText(counts.paid),
    reversed: say.reversedText(counts.reversed),
  }
  const isEmpty = inTheBar.every((state) => totals[state].amount === 0)
  return (
    <section className="centre-section" aria-labelledby="agent-commission">
      <div className="centre-section-head">
        <h2 id="agent-commission">{say.commission}</h2>
        {since && <small>{say.sinceInCny(formatDate(since.slice(0, 10), locale))}</small>}
      </div>
      <div className="pane agent-states">
        <div className="agent-mix" aria-hidden="true" data-empty={isEmpty || undefined}>
          {inTheBar.map(
            (state) =>
              totals[state].amount > 0 && (
                <i key={state} data-state={state} style={{ flexGrow: totals[state].amount }} />
              ),
          )}
        </div>
        <dl>
          {([...inTheBar, 'reversed'] as const).map((state) => (
            <div key={state} data-state={state}>
              <dt>{say.state(state)}</dt>
              <dd>{formatMoney(state === 'reversed' ? negative(totals.reversed) : totals[state], locale)}</dd>
              <dd>{texts[state]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

const negative = ({ amount, currency }: AgentProgramme['payable']) => ({
  amount: amount === 0 ? 0 : 0 - amount,
  currency,
})
