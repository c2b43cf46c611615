import type { ChatMessage, ChatPage, SupportSent } from '#contract/support.ts'
import type { Link, LinkEvents } from './link.ts'

type Said = Extract<SupportSent, { type: 'say' }>
export type Refused = { readonly reason: string; readonly retry_after?: number | undefined }

/** The same calls as a WebSocket would carry, each by itself. Null where no answer came. */
export type PollingCalls = {
  readonly read: (after: number, signal: AbortSignal) => Promise<ChatPage | null>
  readonly say: (message: Said) => Promise<ChatMessage | Refused | null>
  readonly markRead: (upto: number) => Promise<unknown>
}

/** Where WebSockets do not come through: each answer waits until there is something to say. */
export function pollingLink(calls: PollingCalls, { opened, heard, lost }: LinkEvents): Link {
  const ending = new AbortController()
  const { signal } = ending
  let saying: Promise<unknown> = Promise.resolve()
  const end = () => {
    if (signal.aborted) return
    ending.abort()
    lost()
  }
  const poll = async (begin: number) => {
    for (let after = begin; !signal.aborted; ) {
      const page = await calls.read(after, signal).catch(() => null)
      if (signal.aborted) return
      if (!page) return end()
      const { messages, ...state } = page
      heard({ type: 'ready', ...state })
      for (const message of messages) heard({ type: 'message', ...message })
      after = messages.at(-1)?.n ?? state.after
    }
  }
  const say = async (message: Said) => {
    const answer = await calls.say(message).catch(() => null)
    if (!answer) return end()
    if ('reason' in answer) heard({ type: 'refused', id: message.id, ...answer })
  }
  queueMicrotask(() => !signal.aborted && opened())
  return {
    send: (message) => {
      if (message.type === 'hello') void poll(message.after)
      // In order: the next is sent when the last has arrived.
      if (message.type === 'say') saying = saying.then(() => (signal.aborted ? null : say(message)))
      if (message.type === 'read') void calls.markRead(message.upto).catch(() => {})
    },
    close: () => ending.abort(),
  }
}
