import { useState } from 'react'
import { checkDeskPayment, showDeskPayment } from '#contract/desk/endpoints.ts'
import type { DeskPayment } from '#contract/desk/payments.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { ChevronLeftIcon } from '#ui/icons/icons.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { disputeWords } from '#words/desk/disputes.ts'
import { roleNames } from '#words/desk/frame.ts'
import { orderActionWords } from '#words/desk/order-actions.ts'
import { type PaymentDecisionKind, paymentDecisionWords } from '#words/desk/payment-decisions.ts'
import { deskPaymentWords } from '#words/desk/payments.ts'
import { todayWords } from '#words/desk/today.ts'
import { call } from '../call.ts'
import { LoopIcon } from '../parts/icons.ts'
import { Link, usePlace } from '../parts/link.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale, useWhyNot } from '../parts/use-desk.ts'
import { addressOf } from '../router.ts'
import { useLoad } from '../use-load.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { Disputes } from './disputes.tsx'
import { Compared, Operations } from './payment-operations.tsx'
import { RefundStep } from './refund-step.tsx'

/** A refused refund is sent again or paid elsewhere; everything else leaves the list by a review. */
const decisionsFor = ({ payment, refused, assignable }: DeskPayment): PaymentDecisionKind[] => [
  ...(refused > 0 ? (['retry', 'elsewhere'] as const) : []),
  ...(assignable ? (['assign'] as const) : []),
  ...(payment.review ? (['seen'] as const) : []),
]

export function OnePayment({ number, onChanged }: { number: string; onChanged: () => void }) {
  const locale = useLocale()
  const say = deskPaymentWords(locale)
  const decisions = paymentDecisionWords(locale)
  const shown = useLoad(showDeskPayment, { number })
  const whyNot = useWhyNot('payments.change')
  const [isAsking, setAsking] = useState(false)
  const [decision, setDecision] = useState<PaymentDecisionKind | null>(null)
  const { query } = usePlace()
  const ask = async () => {
    setAsking(true)
    const answer = await call(checkDeskPayment, { number })
    setAsking(false)
    if (answer.code !== 1) return showToast({ kind: 'warn', text: answer.msg })
    shown.set((answer as { data: DeskPayment }).data)
    onChanged()
  }
  return (
    <Shown of={shown}>
      {(data) => {
        const { payment } = data
        const method = todayWords(locale).method(payment.method)
        const roles = whyNot?.roles.map((role) => roleNames(locale)[role]).join(locale === 'zh' ? '、' : ', ')
        const { currency } = payment.amount
        return (
          <>
            <section>
              {query.get('number') && (
                <Link className="link only-phone back-link" href={addressOf('/payments')}>
                  <ChevronLeftIcon /> {say.back}
                </Link>
              )}
              <div className="dh">
                <div className="grow">
                  <h2>{payment.review ? say.reason(payment.review) : say.state(payment.state)}</h2>
                  <p>
                    {say.lead(number, method)}{' '}
                    <Link className="link" href={addressOf(`/orders/${payment.order}`)}>
                      {payment.order}
                    </Link>
                    {locale === 'zh' ? '，' : ', '}
                    {payment.guest}
                    {locale === 'zh' ? '，' : ', '}
                    {payment.hotel}
                  </p>
                </div>
                <button
                  type="button"
                  className="btn btn-fill"
                  aria-disabled={whyNot !== null || undefined}
                  aria-busy={isAsking || undefined}
                  title={roles ? orderActionWords(locale).youCannot(roles) : undefined}
                  onClick={() => !whyNot && !isAsking && void ask()}
                >
                  <LoopIcon />
                  {say.ask(method)}
                </button>
              </div>
              <div className="four">
                <div>
                  <span>{say.charged}</span>
                  <b>{formatMoney(data.captured, locale)}</b>
                </div>
                <div>
                  <span>{say.refunded}</span>
                  <b>{formatMoney(data.refunded, locale)}</b>
                </div>
                <div>
                  <span>{say.left}</span>
                  <b>{formatMoney(money(data.captured.amount - data.refunded.amount, currency), locale)}</b>
                </div>
                <div>
                  <span>{say.fee}</span>
                  <b>{formatMoney(data.fee, locale)}</b>
                </div>
              </div>
            </section>
            <Compared data={data} method={method} />
            {(payment.review || data.refused > 0) && (
              <section>
                <div className="sec-h">
                  <h2>{say.todoTitle}</h2>
                </div>
                <ol className="steps">
                  {payment.review && (
                    <li>
                      <span>{say.todo(payment.review)}</span>
                    </li>
                  )}
                  {data.refundable && (
                    <RefundStep
                      order={payment.order}
                      onDone={() => {
                        shown.reload()
                        onChanged()
                      }}
                    />
                  )}
                  {decisionsFor(data).map((one) => (
                    <li key={one}>
                      <span>{decisions.lead(one)}</span>
                      <button
                        type="button"
                        className="btn btn-s"
                        aria-disabled={whyNot !== null || undefined}
                        title={roles ? orderActionWords(locale).youCannot(roles) : undefined}
                        onClick={() => !whyNot && setDecision(one)}
                      >
                        {decisions.button(one)}
                      </button>
                    </li>
                  ))}
                </ol>
              </section>
            )}
            {data.disputes.length > 0 && (
              <section>
                <div className="sec-h">
                  <h2>{disputeWords(locale).title}</h2>
                </div>
                <Disputes disputes={data.disputes} />
              </section>
            )}
            <Operations data={data} />
            {decision && (
              <DecisionDialog
                decision={decision}
                number={number}
                onClose={() => setDecision(null)}
                onDone={(changed) => {
                  setDecision(null)
                  shown.set(changed)
                  onChanged()
                }}
              />
            )}
          </>
        )
      }}
    </Shown>
  )
}
