import { useEffect, useSyncExternalStore } from 'react'
import type { Call } from '#contract/call.ts'
import { succeeded } from '#contract/endpoint.ts'
import { showFeedbackState } from '#contract/endpoints.ts'
import { afterPaint } from '#ui/scheduling.ts'
import { createStore } from '#ui/store.ts'
import { useStored } from '../browser-state/use-stored.ts'
import { useRequest } from '../page/use-page.ts'

const unread = createStore(0)
const everyMs = 300_000

/** Answers of ours that the guest has not opened yet; 0 for a visitor. */
export const useUnreadReplies = () => useSyncExternalStore(unread.subscribe, unread.get, () => 0)

export async function countUnreadReplies(call: Call) {
  const answer = await call(showFeedbackState, {}, { quiet: true }).catch(() => null)
  if (answer && succeeded(answer)) unread.set(answer.data.unread)
}

/** Keeps the count while somebody is signed in: at once, now and then, and on return to the page. */
export function useUnreadCounting() {
  const { call } = useRequest()
  const token = useStored('usertoken')
  useEffect(() => {
    if (!token) return unread.set(0)
    const count = () => void (document.visibilityState === 'visible' && countUnreadReplies(call))
    afterPaint(count)
    const timer = setInterval(count, everyMs)
    document.addEventListener('visibilitychange', count)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', count)
    }
  }, [call, token])
}
