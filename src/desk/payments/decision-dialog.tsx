import { useState } from 'react'
import {
  assignDeskPayment,
  markDeskPaymentSeen,
  markPaidElsewhere,
  retryRefund,
} from '#contract/desk/endpoints.ts'
import type { DeskPayment } from '#contract/desk/payments.ts'
import type { Failure } from '#contract/endpoint.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { deskWords } from '#words/desk/frame.ts'
import { orderActionWords } from '#words/desk/order-actions.ts'
import { type PaymentDecisionKind, paymentDecisionWords } from '#words/desk/payment-decisions.ts'
import { call, newRequestId } from '../call.ts'
import { Dialog } from '../parts/dialog.tsx'
import { TextArea, TextField } from '../parts/fields.tsx'
import { Problem } from '../parts/problem.tsx'
import { useLocale } from '../parts/use-desk.ts'

const endpoints = {
  seen: markDeskPaymentSeen,
  retry: retryRefund,
  elsewhere: markPaidElsewhere,
} as const satisfies Record<Exclude<PaymentDecisionKind, 'assign'>, unknown>

type Props = {
  decision: PaymentDecisionKind
  number: string
  onClose: () => void
  onDone: (payment: DeskPayment) => void
}

/** Asks for the reason of a decision about a payment. */
export function DecisionDialog({ decision, number, onClose, onDone }: Props) {
  const locale = useLocale()
  const say = paymentDecisionWords(locale)
  const [reason, setReason] = useState('')
  const [order, setOrder] = useState('')
  const [problem, setProblem] = useState('')
  const [requestId] = useState(newRequestId)
  const submit = async () => {
    if (reason.trim().length < 4) return setProblem(orderActionWords(locale).reasonHint)
    const decided = { number, reason, req_id: requestId }
    const answer =
      decision === 'assign'
        ? await call(assignDeskPayment, { ...decided, order: order.trim().toUpperCase() })
        : await call(endpoints[decision], decided)
    if (answer.code === 1) {
      showToast({ kind: 'good', text: say.done(decision) })
      return onDone((answer as { data: DeskPayment }).data)
    }
    if ((answer as Failure).data.reason !== 'reauthentication_required') setProblem(answer.msg)
  }
  return (
    <Dialog
      title={say.title(decision)}
      lead={say.lead(decision)}
      onClose={onClose}
      onSubmit={() => void submit()}
      footer={
        <>
          <span className="grow" />
          <button type="button" className="btn" onClick={onClose}>
            {deskWords(locale).cancel}
          </button>
          <button type="submit" className="btn btn-fill">
            {say.button(decision)}
          </button>
        </>
      }
    >
      <div className="stack">
        {decision === 'assign' && (
          <TextField label={say.order} hint={say.orderHint} value={order} onChange={setOrder} takesFocus />
        )}
        <TextArea label={orderActionWords(locale).reasonLabel} value={reason} onChange={setReason} />
        {problem && <Problem text={problem} />}
      </div>
    </Dialog>
  )
}
