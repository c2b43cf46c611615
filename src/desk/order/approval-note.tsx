import { decideApproval } from '#contract/desk/endpoints.ts'
import type { DeskOrder } from '#contract/desk/orders.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { orderActionWords } from '#words/desk/order-actions.ts'
import { call, newRequestId } from '../call.ts'
import { RefundIcon } from '../parts/icons.ts'
import { useLocale, useSession, useWhyNot } from '../parts/use-desk.ts'

type Props = { data: DeskOrder; onChanged: (order: DeskOrder) => void }

/** A refund that waits for a second member of staff. */
export function ApprovalNote({ data, onChanged }: Props) {
  const locale = useLocale()
  const say = orderActionWords(locale)
  const { member } = useSession()
  const whyNot = useWhyNot('orders.beyond')
  const { approval, order } = data
  if (!approval) return null
  const sum = formatMoney(approval.amount, locale)
  const isOwn = approval.by_id === member.id
  const decide = async (approve: boolean) => {
    const answer = await call(decideApproval, {
      number: order.order_no,
      approval: approval.id,
      approve,
      req_id: newRequestId(),
    })
    if (answer.code !== 1) return showToast({ kind: 'warn', text: answer.msg })
    onChanged((answer as { data: DeskOrder }).data)
    showToast({ kind: 'good', text: approve ? say.doneRefund : say.doneDeclined })
  }
  return (
    <div className="note warn approval">
      <RefundIcon />
      <span>
        <b>{say.awaiting(approval.by, sum)}</b> {approval.reason}
        {isOwn && <small>{say.ownRequest}</small>}
      </span>
      {!whyNot && (
        <span className="flex">
          {!isOwn && (
            <button type="button" className="btn btn-s" onClick={() => void decide(true)}>
              {say.approve(sum)}
            </button>
          )}
          <button type="button" className="btn btn-quiet btn-s" onClick={() => void decide(false)}>
            {say.decline}
          </button>
        </span>
      )}
    </div>
  )
}
