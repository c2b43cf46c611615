import { useState } from 'react'
import { refundDeskOrder } from '#contract/desk/endpoints.ts'
import type { DeskOrder } from '#contract/desk/orders.ts'
import type { Failure } from '#contract/endpoint.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { ShieldIcon } from '#ui/icons/icons.ts'
import { orderActionWords } from '#words/desk/order-actions.ts'
import { call, newRequestId } from '../call.ts'
import { Dialog } from '../parts/dialog.tsx'
import { TextArea, TextField } from '../parts/fields.tsx'
import { Problem } from '../parts/problem.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { typedAmount } from './typed-amount.ts'

type Props = { data: DeskOrder; onClose: () => void; onDone: (order: DeskOrder) => void }

export function RefundDialog({ data, onClose, onDone }: Props) {
  const locale = useLocale()
  const say = orderActionWords(locale)
  const { order, actions } = data
  const { currency } = order.price.total
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState('')
  const [requestId] = useState(newRequestId)
  const amount = typedAmount(typed, currency)
  const isRight = amount !== null && amount > 0 && amount <= actions.refund.most.amount
  const submit = async () => {
    if (!isRight) return setProblem(say.sumWrong(formatMoney(actions.refund.most, locale)))
    if (reason.trim().length < 4) return setProblem(say.reasonHint)
    const answer = await call(refundDeskOrder, {
      number: order.order_no,
      version: order.version,
      amount,
      reason,
      req_id: requestId,
    })
    if (answer.code === 1) return onDone((answer as { data: DeskOrder }).data)
    if ((answer as Failure).data.reason !== 'reauthentication_required') setProblem(answer.msg)
  }
  return (
    <Dialog
      title={say.refundTitle}
      lead={say.lead(order.order_no, order.contact.name)}
      onClose={onClose}
      onSubmit={() => void submit()}
      footer={
        <>
          <span className="hint">
            <ShieldIcon />
            {say.cannotUndo}
          </span>
          <span className="grow" />
          <button type="button" className="btn" onClick={onClose}>
            {say.keepOrder}
          </button>
          <button type="submit" className="btn btn-danger">
            {say.refundOf(isRight ? formatMoney(money(amount, currency), locale) : '')}
          </button>
        </>
      }
    >
      <div className="stack">
        <TextField
          label={say.sumLabel(currency)}
          inputMode="decimal"
          hint={say.upTo(formatMoney(actions.refund.most, locale))}
          value={typed}
          onChange={setTyped}
          takesFocus
        />
        <TextArea
          label={say.reasonLabel}
          hint={say.reasonHint}
          value={reason}
          onChange={setReason}
          rows={2}
        />
        <p className="hint">
          {say.granted(
            formatMoney(actions.refund.granted, locale),
            formatMoney(actions.refund.four_eyes_above, locale),
          )}
        </p>
        {problem && <Problem text={problem} />}
      </div>
    </Dialog>
  )
}
