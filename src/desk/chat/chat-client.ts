import type { DeskChat, DeskChatMessage } from '#contract/desk/chat.ts'
import type { Clock } from '#ui/clock.ts'
import { createStore } from '#ui/store.ts'

export type ReplyText = {
  readonly text: string
  /** The member's own words, if a translation is sent. */
  readonly original?: string | undefined
  /** The id of an uploaded picture. */
  readonly file?: string | undefined
}

/** Written here and not yet on the server's list. */
export type PendingReply = ReplyText & {
  readonly id: string
  /** The refusal of the server; such a message is not sent again by itself. */
  readonly refused?: string
}

export type ChatState = {
  readonly chat: Omit<DeskChat, 'messages'> | null
  readonly messages: readonly DeskChatMessage[]
  readonly pending: readonly PendingReply[]
  readonly isLost: boolean
  /** The guest or a colleague, while they are typing. */
  readonly typing: 'guest' | 'staff' | null
}

export type Said = { readonly ok: true } | { readonly ok: false; readonly refused: string | null }

export type ChatParts = {
  /** Null if no answer came. */
  readonly read: (after: number) => Promise<DeskChat | null>
  /** A refusal without a reason is a failure of the connection. */
  readonly say: (message: PendingReply) => Promise<Said>
  readonly markRead: (upto: number) => void
  readonly clock: Clock
  readonly newId: () => string
  /** Unsent messages survive a closed tab. */
  readonly keep?: { read: () => PendingReply[]; write: (list: readonly PendingReply[]) => void }
}

const firstPause = 500
const longestPause = 10_000
const typingLasts = 5_000

/**
 * One conversation of the console. A reply is sent again under its id until it is on the server's list; messages are
 * taken in the order of their numbers without gaps. So a broken connection loses and doubles nothing.
 */
export function createChatClient({ read, say, markRead, clock, newId, keep }: ChatParts) {
  const state = createStore<ChatState>({
    chat: null,
    messages: [],
    pending: keep?.read() ?? [],
    isLost: false,
    typing: null,
  })
  let last = 0
  let told = 0
  let isStopped = false
  let isReading = false
  let isAskedAgain = false
  let isSending = false
  let tries = 0
  let stopRetry = () => {}
  let stopTyping = () => {}

  const change = (part: Partial<ChatState>) => state.set({ ...state.get(), ...part })
  const setPending = (pending: readonly PendingReply[]) => {
    keep?.write(pending)
    change({ pending })
  }
  const retry = () => {
    if (isStopped) return
    change({ isLost: true })
    stopRetry()
    const pause = Math.min(longestPause, firstPause * 2 ** tries++)
    stopRetry = clock.after(pause, () => void look())
  }

  const takeIn = ({ messages, ...chat }: DeskChat) => {
    const isFar = chat.after > last
    const known = isFar ? [] : state.get().messages
    if (isFar) last = chat.after
    const fresh = messages.filter(({ n }) => n > last)
    last = fresh.at(-1)?.n ?? last
    change({ chat, messages: [...known, ...fresh], isLost: false })
    const written = new Set(fresh.map(({ id }) => id))
    const { pending } = state.get()
    const open = pending.filter(({ id }) => !written.has(id))
    if (open.length < pending.length) setPending(open)
    return last < chat.upto
  }

  /** Reads everything that is not here yet, and then sends what is not there yet. */
  async function look(): Promise<void> {
    if (isReading) {
      isAskedAgain = true
      return
    }
    isReading = true
    do {
      isAskedAgain = false
      const answer = await read(last).catch(() => null)
      if (isStopped) return
      if (!answer) {
        isReading = false
        return retry()
      }
      tries = 0
      if (takeIn(answer)) isAskedAgain = true
    } while (isAskedAgain)
    isReading = false
    await sendAll()
  }

  /** One after the other: their order is the order of writing. */
  async function sendAll() {
    if (isSending || isStopped) return
    const next = state.get().pending.find(({ refused }) => refused === undefined)
    if (!next) return
    isSending = true
    const said = await say(next).catch((): Said => ({ ok: false, refused: null }))
    isSending = false
    if (isStopped) return
    if (said.ok) return look()
    if (said.refused === null) return retry()
    const { refused } = said
    setPending(state.get().pending.map((one) => (one.id === next.id ? { ...one, refused } : one)))
    await sendAll()
  }

  return {
    state,
    look: () => void look(),
    say: (message: ReplyText) => {
      setPending([...state.get().pending, { id: newId(), ...message }])
      void sendAll()
    },
    again: (id: string) => {
      setPending(
        state
          .get()
          .pending.map(({ refused, ...one }) => (one.id === id || !refused ? one : { ...one, refused })),
      )
      void sendAll()
    },
    discard: (id: string) => setPending(state.get().pending.filter((one) => one.id !== id)),
    /** Everything so far has been seen. */
    seen: () => {
      if (last <= told) return
      told = last
      markRead(last)
    },
    hearTyping: (by: 'guest' | 'staff') => {
      stopTyping()
      change({ typing: by })
      stopTyping = clock.after(typingLasts, () => change({ typing: null }))
    },
    stop: () => {
      isStopped = true
      stopRetry()
      stopTyping()
    },
  }
}
export type ChatClient = ReturnType<typeof createChatClient>
