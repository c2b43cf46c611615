import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Call } from '#contract/call.ts'
import type { Failure } from '#contract/endpoint.ts'
import { sendCode } from '#contract/endpoints.ts'
import { browserClock } from '#ui/clock.ts'
import { useRequest } from '../page/use-page.ts'
import { codeWait } from './account-rules.ts'
import { createCountdown } from './countdown.ts'

type Purpose = 'unregister' | 'contact' | 'reauthenticate' | 'booking'

/** Sends a code; how many seconds to wait until the next, and whether one is on its way. */
export async function requestCode(call: Call, account: string, purpose?: Purpose) {
  const answer = await call(sendCode, { email: account, ...(purpose ? { purpose } : {}) }).catch(() => null)
  if (!answer) return { sent: false, wait: 0 }
  if (answer.code === 1) return { sent: true, wait: codeWait }
  return { sent: false, wait: (answer as Failure).data.retry_after ?? 0 }
}

/** A one-time code: sends it, counts until the next may be sent, and forgets all that with its owner. */
export function useCode(purpose?: Purpose) {
  const { call } = useRequest()
  const [countdown] = useState(() => createCountdown(browserClock))
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const left = useSyncExternalStore(countdown.subscribe, countdown.get, () => 0)
  useEffect(() => countdown.stop, [countdown])

  const send = async (account: string) => {
    setBusy(true)
    const { sent, wait } = await requestCode(call, account, purpose)
    setBusy(false)
    if (sent) setSentTo(account)
    if (wait > 0) countdown.start(wait)
    return sent
  }
  return { send, busy, left, sentTo, free: countdown.stop }
}
export type Code = ReturnType<typeof useCode>
