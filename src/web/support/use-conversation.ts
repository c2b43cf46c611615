import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Call } from '#contract/call.ts'
import { type Failure, succeeded } from '#contract/endpoint.ts'
import { markChatRead, openChat, readChat, sayInChat } from '#contract/endpoints.ts'
import { browserClock } from '#ui/clock.ts'
import { jsonFrom } from '../browser-state/browser-storage.ts'
import { pageBefore } from '../browser-state/page-before.ts'
import { items } from '../browser-state/this-browser.ts'
import { useRequest } from '../page/use-page.ts'
import { createConversation, type Pending } from './conversation.ts'
import { withHeartbeat } from './heartbeat.ts'
import { socketLink } from './link.ts'
import { type PollingCalls, pollingLink } from './polling-link.ts'

const quiet = { quiet: true }
/** After so many tries in vain something on the way does not let WebSockets through. */
const triesBeforePolling = 3
const keptName = 'support_pending'

const keep = {
  read: (thread: string): Pending[] => {
    const kept = jsonFrom(items.get(keptName)) as { thread?: unknown; list?: unknown } | null
    return kept?.thread === thread && Array.isArray(kept.list) ? (kept.list as Pending[]) : []
  },
  write: (thread: string, list: readonly Pending[]) => {
    if (list.length === 0) items.remove(keptName)
    else items.set(keptName, JSON.stringify({ thread, list: list.map(({ preview: _, ...one }) => one) }))
  },
}

const pollingCalls = (call: Call): PollingCalls => ({
  read: async (after, signal) => {
    const answer = await call(readChat, { after, wait: true }, { ...quiet, signal })
    return succeeded(answer) ? answer.data : null
  },
  say: async ({ type: _, ...said }) => {
    const answer = await call(sayInChat, said, quiet)
    if (succeeded(answer)) return answer.data
    const { reason, retry_after } = (answer as Failure).data
    return { reason, retry_after }
  },
  markRead: (upto) => call(markChatRead, { upto }, quiet),
})

const socketAddress = (ticket: string) =>
  `${location.origin.replace(/^http/, 'ws')}/api/support?ticket=${encodeURIComponent(ticket)}`

/** The conversation of whoever is here. */
export function useConversation() {
  const { call } = useRequest()
  const client = useMemo(
    () =>
      createConversation({
        clock: browserClock,
        newId: () => crypto.randomUUID(),
        keep,
        open: async () => {
          const page = pageBefore()
          const answer = await call(openChat, page ? { page } : {}, quiet)
          return succeeded(answer) ? answer.data : null
        },
        connect: ({ ticket }, events, tries) =>
          tries < triesBeforePolling
            ? withHeartbeat(
                {
                  clock: browserClock,
                  isVisible: () => document.visibilityState === 'visible',
                  connect: (own) => socketLink(new WebSocket(socketAddress(ticket)), own),
                },
                events,
              )
            : pollingLink(pollingCalls(call), events),
      }),
    [call],
  )
  useEffect(() => {
    client.start()
    addEventListener('online', client.hurry)
    addEventListener('offline', client.drop)
    return () => {
      removeEventListener('offline', client.drop)
      removeEventListener('online', client.hurry)
      client.stop()
    }
  }, [client])
  const state = useSyncExternalStore(client.state.subscribe, client.state.get, client.state.get)
  return { client, state }
}
