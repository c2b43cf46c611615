import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Order } from '#contract/booking.ts'
import { authorisePaypalOrder, capturePaypalOrder } from '#contract/endpoints.ts'
import { centreWords } from '#words/accounts/centre.ts'
import { randomId } from '../browser-state/booking-attempt.ts'
import { useRequest } from '../page/use-page.ts'
import { useSignedCall } from '../sign-in/signed-call.ts'
import { mayFinishPaypal } from './payment-result.ts'

/**
 * Back from PayPal: what was approved there is charged or held, once. The server asks PayPal itself, so whoever comes
 * here without having approved anything changes nothing.
 */
export function usePaypalReturn(
  order: Order | undefined,
  { isFromPaypal, onAnswer }: { isFromPaypal: boolean; onAnswer: () => void },
): { isAsking: boolean } {
  const { locale } = useRequest()
  const signedCall = useSignedCall()
  const isAsked = useRef(false)
  const [isUnderWay, setUnderWay] = useState(false)
  /** Until the order has been read again, it is still what it was before the answer. */
  const [before, setBefore] = useState<Order>()
  const isBegun = order !== undefined && mayFinishPaypal(order, isFromPaypal)
  const finish = useEffectEvent(async () => {
    if (!order || isAsked.current) return
    isAsked.current = true
    setUnderWay(true)
    setBefore(order)
    const isHold = order.payment.means.some(({ method, way }) => method === 'paypal' && way === 'hold')
    const asked = { id: order.order_id, req_id: randomId() }
    const options = { quiet: true, prompt: { lead: centreWords(locale).expired } }
    await signedCall(isHold ? authorisePaypalOrder : capturePaypalOrder, asked, options).catch(() => null)
    onAnswer()
    setUnderWay(false)
  })
  useEffect(() => {
    if (isBegun) void finish()
  }, [isBegun])
  return { isAsking: isUnderWay || (before !== undefined && before === order) }
}
