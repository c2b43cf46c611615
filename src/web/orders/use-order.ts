import { useEffect, useEffectEvent } from 'react'
import { succeeded } from '#contract/endpoint.ts'
import { checkOrder, showOrder } from '#contract/endpoints.ts'
import { usePersonal } from '../account/use-personal.ts'
import { useRequest } from '../page/use-page.ts'

const waitingRound = 10_000
/** A hold is over by the server's clock: a moment later it says so too. */
const afterLapse = 600

/** An order, and what becomes of it elsewhere: in another tab, by a payment, by time. */
export function useOrder(id: string) {
  const { call } = useRequest()
  const loaded = usePersonal(showOrder, { id })
  const { data } = loaded
  const look = useEffectEvent(async () => {
    if (!data || document.hidden) return
    const answer = await call(checkOrder, { id }, { quiet: true }).catch(() => null)
    if (!answer || !succeeded(answer)) return
    if (answer.data.version !== data.version || answer.data.state !== data.state) loaded.refresh()
  })
  const isWaiting = data?.state === 'held' || data?.state === 'payment_review' || Boolean(data?.change)
  useEffect(() => {
    const onReturn = () => void look()
    document.addEventListener('visibilitychange', onReturn)
    addEventListener('focus', onReturn)
    const round = isWaiting ? setInterval(onReturn, waitingRound) : undefined
    return () => {
      document.removeEventListener('visibilitychange', onReturn)
      removeEventListener('focus', onReturn)
      clearInterval(round)
    }
  }, [isWaiting])

  const lapse =
    data?.state === 'held' && data.pay_before ? Date.parse(data.pay_before) - Date.parse(data.now) : null
  const version = data?.version
  useEffect(() => {
    if (lapse === null || version === undefined) return
    const timer = setTimeout(() => void look(), lapse + afterLapse)
    return () => clearTimeout(timer)
  }, [lapse, version])
  return loaded
}
