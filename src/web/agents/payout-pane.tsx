import { useState } from 'react'
import type { AgentProgramme } from '#contract/agents.ts'
import { manageMember } from '#contract/endpoints.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { Button } from '#ui/button.tsx'
import { Price } from '#ui/price.tsx'
import { agentWords } from '#words/loyalty/agents.ts'
import { useRequest } from '../page/use-page.ts'
import { useSignedCall } from '../sign-in/signed-call.ts'

type Props = { programme: AgentProgramme; onDone: () => void }

/** The amount that can be paid out, the account, and the only button of the page. */
export function PayoutPane({ programme, onDone }: Props) {
  const { locale } = useRequest()
  const say = agentWords(locale)
  const call = useSignedCall()
  const [busy, setBusy] = useState(false)
  const { payable, payout_to, why_no_payout, least, carried } = programme
  const request = async () => {
    setBusy(true)
    await call(manageMember, { action: 'payout' }).catch(() => null)
    setBusy(false)
    onDone()
  }
  const why =
    why_no_payout === 'payout_open'
      ? say.open
      : why_no_payout === 'payout_too_small'
        ? say.tooSmall(formatMoney(least, locale))
        : null
  return (
    <section className="pane agent-payout" aria-label={say.ready}>
      <small>{say.ready}</small>
      <p>
        <Price of={payable} size="huge" />
      </p>
      <dl>
        <div>
          <dt>{say.to}</dt>
          <dd>{payout_to}</dd>
        </div>
        <div>
          <dt>{say.arrives}</dt>
          <dd>{say.arrivesText}</dd>
        </div>
        {carried.amount > 0 && (
          <div>
            <dt>{say.carried}</dt>
            <dd>{say.carriedText(formatMoney(carried, locale))}</dd>
          </div>
        )}
      </dl>
      <Button kind={why ? 'outlined' : 'filled'} wide busy={busy} why={why} onClick={() => void request()}>
        {say.request(formatMoney(payable, locale))}
      </Button>
    </section>
  )
}
