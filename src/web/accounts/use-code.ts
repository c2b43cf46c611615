import { useEffect, useState, useSyncExternalStore } from 'react'
import { useRequest } from '../shell/use-shell.ts'
import { browserClock } from '../ui/clock.ts'
import { createCountdown } from './countdown.ts'
import { requestCode } from './send-code.ts'

/** A one-time code: sends it, counts until the next may be sent, and forgets all that with its owner. */
export function useCode(purpose?: 'unregister' | 'contact') {
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
