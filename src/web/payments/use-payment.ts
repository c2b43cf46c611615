import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Order } from '#contract/booking.ts'
import { type Envelope, succeeded } from '#contract/endpoint.ts'
import { createPaypalOrder, startUnionpay } from '#contract/endpoints.ts'
import type { GatewayForm } from '#contract/payments.ts'
import type { PaymentMethod } from '#domain/payment/payment-means.ts'
import { centreWords } from '#words/accounts/centre.ts'
import { paymentMeansWords } from '#words/payments/payment-means.ts'
import { randomId } from '../browser-state/booking-attempt.ts'
import { alipayUrl } from '../orders/order-urls.ts'
import { useRequest } from '../page/use-page.ts'
import { useSignedCall } from '../sign-in/signed-call.ts'

type Options = {
  order: Order
  /** The order is not what it was when the page showed it. */
  onStale: () => void
}

/** Takes the guest to where a means is paid: one press, one payment, however often it is pressed or sent again. */
export function usePayment({ order, onStale }: Options) {
  const { locale } = useRequest()
  const say = paymentMeansWords(locale)
  const router = useRouter()
  const signedCall = useSignedCall()
  const isBusy = useRef(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [form, setForm] = useState<GatewayForm | null>(null)
  const attempt = useRef<{ method: PaymentMethod; req_id: string } | null>(null)

  const free = () => {
    isBusy.current = false
    setBusy(false)
  }
  // Back from the provider's page by the Back button: the page is as it was left, and its order may be another.
  const onReturn = useEffectEvent((event: PageTransitionEvent) => {
    if (!event.persisted) return
    attempt.current = null
    setForm(null)
    free()
    onStale()
  })
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => onReturn(event)
    addEventListener('pageshow', listen)
    return () => removeEventListener('pageshow', listen)
  }, [])

  async function pay(method: PaymentMethod) {
    if (isBusy.current) return
    if (method === 'alipay')
      return router.history.push(alipayUrl(order.order_id, locale, order.state !== 'held'))
    isBusy.current = true
    setBusy(true)
    setProblem(null)
    if (attempt.current?.method !== method) attempt.current = { method, req_id: randomId() }
    const asked = { id: order.order_id, req_id: attempt.current.req_id }
    const options = { quiet: true, prompt: { lead: centreWords(locale).expired } }
    if (method === 'paypal') {
      const answer = await signedCall(createPaypalOrder, asked, options).catch(() => null)
      if (answer && succeeded(answer)) return location.assign(answer.data.approve_url)
      refused(answer, method)
    } else {
      const answer = await signedCall(startUnionpay, asked, options).catch(() => null)
      if (answer && succeeded(answer)) return setForm(answer.data)
      refused(answer, method)
    }
  }

  function refused(answer: Envelope<unknown> | null, method: PaymentMethod) {
    free()
    // Without an answer nobody knows how far it came: the same number again leads to the same payment.
    if (answer) attempt.current = null
    if (answer && (answer.code === 409 || answer.code === 410 || answer.code === 404)) onStale()
    setProblem(answer && answer.code !== 502 ? answer.msg : say.failed(say.name(method)))
  }

  return { pay, busy, problem, form }
}
