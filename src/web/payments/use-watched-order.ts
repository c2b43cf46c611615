import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { succeeded } from '#contract/endpoint.ts'
import { checkOrder, showOrder } from '#contract/endpoints.ts'
import { usePersonal } from '../account/use-personal.ts'
import { useRequest } from '../page/use-page.ts'

/** A page that waits without an answer asks again after this. */
const withoutAnswer = 5_000

/** An order whose payment is waited for: its status is asked for as often as the server wishes, the order when it changed. */
export function useWatchedOrder(id: string) {
  const { call } = useRequest()
  const loaded = usePersonal(showOrder, { id })
  const { data } = loaded
  const [checkedAt, setCheckedAt] = useState<number | null>(null)

  /** Answers in how many milliseconds to ask again; 0 is never. */
  const look = useEffectEvent(async (): Promise<number> => {
    const answer = await call(checkOrder, { id }, { quiet: true }).catch(() => null)
    if (!answer) return withoutAnswer
    if (!succeeded(answer)) return answer.code >= 500 || answer.code === 429 ? withoutAnswer : 0
    setCheckedAt(Date.now())
    const { state, payment, checking, version, poll_ms } = answer.data
    const isNews =
      data &&
      (state !== data.state ||
        version !== data.version ||
        payment !== data.payment.state ||
        checking !== data.payment.checking)
    if (isNews) loaded.refresh()
    return poll_ms
  })

  const [round, setRound] = useState(0)
  const isThere = data !== undefined
  useEffect(() => {
    if (!isThere || round < 0) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const next = async () => {
      const wait = document.hidden ? withoutAnswer : await look()
      if (!isOver && wait > 0) timer = setTimeout(() => void next(), wait)
    }
    void next()
    const onReturn = () => document.hidden || void look()
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [isThere, round])

  /** Now, and then as often as the server wishes. */
  const watch = useCallback(() => setRound((before) => before + 1), [])
  return { ...loaded, checkedAt, watch }
}
