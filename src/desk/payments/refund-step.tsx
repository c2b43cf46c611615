import { useState } from 'react'
import { showDeskOrder } from '#contract/desk/endpoints.ts'
import type { DeskOrder } from '#contract/desk/orders.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { roleNames } from '#words/desk/frame.ts'
import { orderActionWords } from '#words/desk/order-actions.ts'
import { paymentDecisionWords } from '#words/desk/payment-decisions.ts'
import { call } from '../call.ts'
import { RefundDialog } from '../order/refund-dialog.tsx'
import { useLocale, useWhyNot } from '../parts/use-desk.ts'

/** Refunds the order of a payment by the dialog of the order: the same limits, approval and audit apply. */
export function RefundStep({ order, onDone }: { order: string; onDone: () => void }) {
  const locale = useLocale()
  const say = paymentDecisionWords(locale)
  const whyNot = useWhyNot('orders.beyond')
  const roles = whyNot?.roles.map((role) => roleNames(locale)[role]).join(locale === 'zh' ? '、' : ', ')
  const [data, setData] = useState<DeskOrder | null>(null)
  const open = async () => {
    const answer = await call(showDeskOrder, { number: order })
    if (answer.code === 1) return setData((answer as { data: DeskOrder }).data)
    showToast({ kind: 'warn', text: answer.msg })
  }
  return (
    <li>
      <span>{say.refund}</span>
      <button
        type="button"
        className="btn btn-s"
        aria-disabled={whyNot !== null || undefined}
        title={roles ? orderActionWords(locale).youCannot(roles) : undefined}
        onClick={() => !whyNot && void open()}
      >
        {say.refundButton}
      </button>
      {data && (
        <RefundDialog
          data={data}
          onClose={() => setData(null)}
          onDone={() => {
            setData(null)
            onDone()
          }}
        />
      )}
    </li>
  )
}
