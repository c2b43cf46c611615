import { useEffect, useRef } from 'react'
import type { Order, OrderPaymentOption } from '#contract/booking.ts'
import type { GatewayForm as Form } from '#contract/payments.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import type { PaymentMethod } from '#domain/payment/payment-means.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/class-names.ts'
import { LockIcon } from '#ui/icons/icons.ts'
import { Price } from '#ui/price.tsx'
import { paymentMeansWords } from '#words/payments/payment-means.ts'
import { useRequest } from '../page/use-page.ts'
import { PaymentOptionChoice } from './means-choice.tsx'
import { usePayment } from './use-payment.ts'

type Props = {
  order: Order
  chosen: OrderPaymentOption | null
  onChoose: (method: PaymentMethod) => void
  onStale: () => void
}

/** The choice of a payment method and the one button. */
export function PayForm({ order, chosen, onChoose, onStale }: Props) {
  const { locale } = useRequest()
  const say = paymentMeansWords(locale)
  const { pay, busy, problem, form } = usePayment({ order, onStale })
  if (!chosen) return <PaymentOptionChoice order={order} chosen={null} onChoose={onChoose} />
  const amount = formatMoney(chosen.amount, locale)
  const isFirstPart = order.state === 'held' && chosen.amount.amount < order.price.total.amount
  const button = (
    <Button kind="filled" type="submit" busy={busy}>
      {chosen.way === 'hold' ? say.hold(amount) : say.pay(amount)}
    </Button>
  )
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void pay(chosen.method)
        }}
      >
        <PaymentOptionChoice order={order} chosen={chosen.method} onChoose={onChoose} />
        {problem && (
          <p className="pay-notice" role="alert">
            {problem}
          </p>
        )}
        <div className="pay-button">{button}</div>
        <p className="pay-trust">
          <LockIcon />
          <span>{say.trust}</span>
        </p>
        <div className="dock pay-dock">
          <div className="wrap dock-in">
            <p className="dock-sum">
              <Price of={order.price.total} size="medium" />
              <small>{isFirstPart ? say.restLater : say.total}</small>
            </p>
            {button}
          </div>
        </div>
      </form>
      {form && <GatewayForm form={form} />}
    </>
  )
}

/** A form signed for the gateway. It submits itself; its button is for a browser that did not. */
export function GatewayForm({ form: { action, fields } }: { form: Form }) {
  const { locale } = useRequest()
  const say = paymentMeansWords(locale)
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => ref.current?.submit(), [])
  return (
    <form ref={ref} className="pay-notice" method="post" action={action} acceptCharset="utf-8">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p role="status">{say.formText}</p>
      <button type="submit" className={buttonClass()}>
        {say.formGo}
      </button>
    </form>
  )
}
