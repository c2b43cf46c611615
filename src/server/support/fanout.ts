import type { Id } from '#domain/id.ts'

/** An event in a conversation; its content is read from the database. */
export type News = {
  readonly conversation: Id
  readonly kind: 'message' | 'read' | 'typing' | 'moved'
  readonly by: 'guest' | 'staff'
  /** The member of staff, where several are in the conversation. */
  readonly from?: Id
}
type Listener = (news: News) => void

/** Carries events to other processes; a listener that may have missed some receives `null`. */
export type Carrier = {
  readonly send: (text: string) => Promise<void>
  readonly listen: (heard: (text: string | null) => void) => Promise<void>
  readonly close: () => Promise<void>
}

export type Fanout = {
  readonly publish: (news: News) => void
  /** Subscribes to one conversation; the returned function unsubscribes. */
  /** Subscribes to all conversations. */
  readonly subscribeAll: (listener: Listener) => () => void
  readonly subscribe: (conversation: Id, listener: Listener) => () => void
  /** Called whenever events may have been lost. */
  readonly onGap: (look: () => void) => void
  readonly start: () => void
  readonly close: () => Promise<void>
}

const listenAgainAfter = 1_000

/** Subscribers in this process are called at once, others through the carrier; without one there are no others. */
export function createFanout(carrier: Carrier | null): Fanout {
  const listeners = new Map<Id, Set<Listener>>()
  const everything = new Set<Listener>()
  const gaps = new Set<() => void>()
  let isClosed = false
  let retry: NodeJS.Timeout | undefined

  const deliver = (news: News) => {
    for (const listener of [...(listeners.get(news.conversation) ?? []), ...everything]) listener(news)
  }
  const heard = (text: string | null) => {
    const news = text === null ? null : readNews(text)
    if (news) deliver(news)
    else for (const look of gaps) look()
  }
  const listen = () => {
    if (isClosed || !carrier) return
    carrier.listen(heard).catch(() => {
      retry = setTimeout(listen, listenAgainAfter).unref()
    })
  }

  return {
    publish: (news) => {
      deliver(news)
      // Processes that miss it find the message by polling a little later.
      void carrier?.send(writeNews(news)).catch(() => {})
    },
    subscribeAll: (listener) => {
      everything.add(listener)
      return () => everything.delete(listener)
    },
    subscribe: (conversation, listener) => {
      const known = listeners.get(conversation) ?? new Set()
      listeners.set(conversation, known.add(listener))
      return () => {
        known.delete(listener)
        if (known.size === 0) listeners.delete(conversation)
      }
    },
    onGap: (look) => void gaps.add(look),
    start: listen,
    close: async () => {
      isClosed = true
      clearTimeout(retry)
      await carrier?.close()
    },
  }
}

const kinds: readonly string[] = ['message', 'read', 'typing', 'moved']

export const writeNews = ({ conversation, kind, by, from }: News) =>
  [conversation, kind, by, ...(from ? [from] : [])].join(' ')

export function readNews(text: string): News | null {
  const [conversation = '', kind = '', by = '', from = ''] = text.split(' ')
  if (!/^\d+$/.test(conversation) || !kinds.includes(kind)) return null
  return {
    conversation,
    kind: kind as News['kind'],
    by: by === 'staff' ? 'staff' : 'guest',
    ...(/^\d+$/.test(from) ? { from } : {}),
  }
}
