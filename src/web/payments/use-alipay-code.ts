import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Order } from '#contract/booking.ts'
import { succeeded } from '#contract/endpoint.ts'
import { startAlipay } from '#contract/endpoints.ts'
import type { AlipayCode } from '#contract/payments.ts'
import { centreWords } from '#words/accounts/centre.ts'
import { randomId } from '../browser-state/booking-attempt.ts'
import { useRequest } from '../page/use-page.ts'
import { useSignedCall } from '../sign-in/signed-call.ts'
import { isAwaited } from './alipay-state.ts'

/** The code to scan: asked for once, and again when the guest wants a new one. Reloading finds the one that still works. */
export function useAlipayCode(
  order: Order,
  { isBalance, onAnswer }: { isBalance: boolean; onAnswer: () => void },
) {
  const { locale } = useRequest()
  const signedCall = useSignedCall()
  const [code, setCode] = useState<AlipayCode | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const isBusy = useRef(false)
  const isBegun = useRef(false)

  const ask = async () => {
    if (isBusy.current) return
    isBusy.current = true
    setBusy(true)
    setFailed(false)
    const asked = { id: order.order_id, req_id: randomId() }
    const options = { quiet: true, prompt: { lead: centreWords(locale).expired } }
    const answer = await signedCall(startAlipay, asked, options).catch(() => null)
    if (answer && succeeded(answer)) setCode(answer.data)
    else setFailed(true)
    isBusy.current = false
    setBusy(false)
    onAnswer()
  }
  const means = order.payment.means.find(({ method }) => method === 'alipay')
  const isWanted = isAwaited(order, isBalance) && means?.why_not === null && !order.payment.checking
  const begin = useEffectEvent(() => {
    if (isBegun.current) return
    isBegun.current = true
    void ask()
  })
  useEffect(() => {
    if (isWanted) begin()
  }, [isWanted])
  return { code, hasFailed, busy, renew: () => void ask() }
}
