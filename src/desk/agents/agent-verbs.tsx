import { useState } from 'react'
import {
  correctDeskCommission,
  decideDeskAgent,
  endDeskAgent,
  reverseDeskCommission,
} from '#contract/desk/agent-endpoints.ts'
import type { DeskAgentDetail } from '#contract/desk/agents.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { deskAgentWords } from '#words/desk/agents.ts'
import { deskWords, roleNames } from '#words/desk/frame.ts'
import { call, newRequestId } from '../call.ts'
import { ReasonDialog } from '../parts/reason-dialog.tsx'
import { useLocale, useWhyNot } from '../parts/use-desk.ts'

type Props = {
  agent: DeskAgentDetail
  /** The booking whose commission is taken back. */
  reversing: string | null
  onReversed: () => void
  onDone: (changed: DeskAgentDetail) => void
}
type Opened = 'decline' | 'end' | 'correct'

/** Fen of an amount typed in yuan. */
const fenOf = (typed: string) =>
  /^-?\d{1,7}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : Number.NaN

/** Actions on an application or an agent. Each dialog states its consequence. */
export function AgentVerbs({ agent, reversing, onReversed, onDone }: Props) {
  const locale = useLocale()
  const say = deskAgentWords(locale)
  const whyNot = useWhyNot('agents.change')
  const mayPay = useWhyNot('payouts.change') === null
  const [opened, setOpened] = useState<Opened | null>(null)
  const step = (reason: string) => ({ id: agent.id, reason, req_id: newRequestId() })
  const close = () => setOpened(null)
  const finish = (answer: { code: number; msg: string }, text: string) => {
    if (answer.code !== 1) return answer.msg
    showToast({ kind: 'good', text })
    close()
    onDone((answer as unknown as { data: DeskAgentDetail }).data)
    return null
  }
  const approve = async () => {
    const answer = await call(decideDeskAgent, { id: agent.id, approve: true, req_id: newRequestId() })
    const refused = finish(answer, say.approved)
    if (refused) showToast({ kind: 'warn', text: refused })
  }
  const reverse = async (order_no: string, reason: string) => {
    const answer = await call(reverseDeskCommission, { order_no, reason, req_id: newRequestId() })
    if (answer.code !== 1) return answer.msg
    const { reversed } = (answer as { data: { reversed: DeskAgentDetail['totals']['paid'] } }).data
    showToast({ kind: 'good', text: say.reversed(formatMoney(reversed, locale)) })
    onReversed()
    return null
  }
  if (whyNot)
    return (
      <section>
        <p className="soft">
          {deskWords(locale).mayDo(
            whyNot.roles.map((role) => roleNames(locale)[role]).join(locale === 'zh' ? '、' : ', '),
          )}
        </p>
      </section>
    )
  return (
    <section>
      {agent.state === 'applied' && agent.sponsor && (
        <p className="hint">{say.memberText(agent.sponsor.name)}</p>
      )}
      <div className="payout-verbs">
        {agent.state === 'applied' && (
          <>
            <button type="button" className="btn" onClick={() => setOpened('decline')}>
              {say.decline}
            </button>
            <button type="button" className="btn btn-fill" onClick={() => void approve()}>
              {say.approve}
            </button>
          </>
        )}
        {agent.state !== 'applied' && mayPay && (
          <button type="button" className="btn" onClick={() => setOpened('correct')}>
            {say.correct}
          </button>
        )}
        {agent.state === 'approved' && (
          <button type="button" className="btn" onClick={() => setOpened('end')}>
            {say.end}
          </button>
        )}
      </div>
      {opened === 'decline' && (
        <ReasonDialog
          title={say.declineTitle}
          lead={say.declineText}
          verb={say.decline}
          isDanger
          onClose={close}
          onSubmit={async (reason) =>
            finish(await call(decideDeskAgent, { ...step(reason), approve: false }), say.declined)
          }
        />
      )}
      {opened === 'end' && (
        <ReasonDialog
          title={say.endTitle}
          lead={say.endText}
          verb={say.end}
          isDanger
          onClose={close}
          onSubmit={async (reason) => finish(await call(endDeskAgent, step(reason)), say.ended)}
        />
      )}
      {opened === 'correct' && (
        <ReasonDialog
          title={say.correct}
          lead={say.correctText}
          verb={say.correct}
          amount={say.correctAmount}
          parse={fenOf}
          onClose={close}
          onSubmit={async (reason, amount) =>
            finish(await call(correctDeskCommission, { ...step(reason), amount }), say.corrected)
          }
        />
      )}
      {reversing && (
        <ReasonDialog
          title={say.reverseTitle}
          lead={say.reverseText(reversing)}
          verb={say.reverse}
          isDanger
          onClose={onReversed}
          onSubmit={(reason) => reverse(reversing, reason)}
        />
      )}
    </section>
  )
}
