import type { ChatMessage, ChatOpened, SupportHeard } from '#contract/support.ts'
import type { Clock } from '#ui/clock.ts'
import { createStore } from '#ui/store.ts'
import type { Link, LinkEvents } from './link.ts'

/** Written here and not yet on the server's list. */
export type Pending = {
  readonly id: string
  readonly text: string
  readonly file?: string
  /** Where the picture can be seen meanwhile. */
  readonly preview?: string
  readonly refused?: string
}

export type ConversationState = {
  readonly connection: 'connecting' | 'open' | 'lost'
  readonly tries: number
  readonly thread: string | null
  readonly messages: readonly ChatMessage[]
  readonly pending: readonly Pending[]
  readonly staffRead: number
  readonly staff: boolean
  readonly attendant: string | null
  readonly isTyping: boolean
  readonly signedIn: boolean
  /** Seconds until the rest is sent, where too much was sent at once. */
  readonly heldFor: number | null
}

export type ConversationParts = {
  /** Null where no answer came. */
  readonly open: () => Promise<ChatOpened | null>
  readonly connect: (opened: ChatOpened, events: LinkEvents, tries: number) => Link
  readonly clock: Clock
  readonly random?: () => number
  readonly newId: () => string
  /** Unsent messages survive a closed tab. */
  readonly keep?: {
    read: (thread: string) => Pending[]
    write: (thread: string, list: readonly Pending[]) => void
  }
}

const beginning: ConversationState = {
  connection: 'connecting',
  tries: 0,
  thread: null,
  messages: [],
  pending: [],
  staffRead: 0,
  staff: false,
  attendant: null,
  isTyping: false,
  signedIn: false,
  heldFor: null,
}

const firstPause = 500
const longestPause = 15_000
const typingLasts = 5_000
const typingEvery = 3_000

/**
 * One conversation, over whatever link there is. A message is confirmed when it returns with its number. Until then it
 * is sent again over each new connection with the same idempotency key. Numbers without gaps tell what is missing.
 */
export function createConversation(parts: ConversationParts) {
  const { clock, random = Math.random } = parts
  const state = createStore<ConversationState>(beginning)
  let link: Link | null = null
  let opened: ChatOpened | null = null
  let isReady = false
  let isStopped = false
  let stopTimer = () => {}
  let stopTyping = () => {}
  let lastTyped = Number.NEGATIVE_INFINITY
  let told = 0
  /** The number of the last message that is here. */
  let last = 0

  const change = (part: Partial<ConversationState>) => state.set({ ...state.get(), ...part })
  const setPending = (pending: readonly Pending[]) => {
    const { thread } = state.get()
    if (thread) parts.keep?.write(thread, pending)
    change({ pending })
  }

  const lose = () => {
    link?.close()
    link = null
    isReady = false
    if (isStopped) return
    const tries = state.get().tries + 1
    change({ connection: 'lost', tries, isTyping: false })
    const pause = Math.min(longestPause, firstPause * 2 ** (tries - 1))
    // Random backoff: clients that were disconnected together do not reconnect together.
    stopTimer = clock.after(pause * (0.5 + random() / 2), () => void start())
  }

  const send = ({ id, text, file }: Pending) =>
    link?.send({
      type: 'say',
      id,
      text,
      ...(file ? { file } : {}),
      ...(file && opened ? { ticket: opened.upload_ticket } : {}),
    })
  const sendAll = () => {
    for (const one of state.get().pending) if (!one.refused) send(one)
  }

  const heard = (message: SupportHeard) => {
    if (message.type === 'ready') return hearState(message)
    if (message.type === 'message') return hearMessage(message)
    if (message.type === 'typing') return hearTyping()
    if (message.type === 'refused') hearRefusal(message)
  }
  const hearState = ({
    thread,
    after,
    staff_read,
    staff,
    attendant,
  }: Extract<SupportHeard, { type: 'ready' }>) => {
    const isFar = after > last
    if (isFar) last = after
    change({
      connection: 'open',
      tries: 0,
      thread,
      messages: isFar ? [] : state.get().messages,
      staffRead: staff_read,
      staff,
      attendant,
    })
    if (isReady) return
    isReady = true
    sendAll()
  }
  const hearMessage = ({ type: _, ...message }: Extract<SupportHeard, { type: 'message' }>) => {
    const { messages, pending, isTyping } = state.get()
    if (message.n <= last) return
    // A number is missing: everything after what is here is asked for anew.
    if (message.n !== last + 1) return lose()
    last = message.n
    change({ messages: [...messages, message], isTyping: message.by === 'staff' ? false : isTyping })
    if (pending.some(({ id }) => id === message.id)) setPending(pending.filter(({ id }) => id !== message.id))
  }
  const hearTyping = () => {
    stopTyping()
    change({ isTyping: true })
    stopTyping = clock.after(typingLasts, () => change({ isTyping: false }))
  }
  const hearRefusal = ({ id, reason, retry_after }: Extract<SupportHeard, { type: 'refused' }>) => {
    if (id === null) return
    if (retry_after === undefined)
      return setPending(state.get().pending.map((one) => (one.id === id ? { ...one, refused: reason } : one)))
    if (state.get().heldFor !== null) return
    change({ heldFor: retry_after })
    clock.after(retry_after * 1_000, () => {
      change({ heldFor: null })
      sendAll()
    })
  }

  const start = async () => {
    stopTimer()
    if (isStopped) return
    const answer = await parts.open().catch(() => null)
    if (isStopped) return
    if (!answer) return lose()
    opened = answer
    const { tries, thread, pending } = state.get()
    if (thread !== answer.thread) {
      last = 0
      told = 0
      change({ thread: answer.thread, messages: [] })
      setPending(merged(parts.keep?.read(answer.thread) ?? [], pending))
    }
    change({ signedIn: answer.signed_in })
    const own: Link = parts.connect(
      answer,
      {
        opened: () => own === link && own.send({ type: 'hello', after: last }),
        heard: (message) => own === link && heard(message),
        lost: () => own === link && lose(),
      },
      tries,
    )
    link = own
  }

  return {
    state,
    start: () => void start(),
    /** Does not wait any longer: the network is said to be back. */
    hurry: () => {
      if (state.get().connection === 'lost') void start()
    },
    /** The browser reports that the network is gone; a socket may take minutes to notice. */
    drop: () => {
      if (state.get().connection === 'open') lose()
    },
    say: (text: string, picture?: { file: string; preview: string }) => {
      const one: Pending = { id: parts.newId(), text, ...picture }
      setPending([...state.get().pending, one])
      if (isReady && state.get().heldFor === null) send(one)
    },
    again: (id: string) => {
      const pending = state.get().pending.map(({ refused: _, ...one }) => one)
      setPending(pending)
      const one = pending.find((each) => each.id === id)
      if (one && isReady) send(one)
    },
    discard: (id: string) => setPending(state.get().pending.filter((one) => one.id !== id)),
    typing: () => {
      if (!isReady || clock.now() - lastTyped < typingEvery) return
      lastTyped = clock.now()
      link?.send({ type: 'typing' })
    },
    /** Everything so far has been seen. */
    seen: () => {
      if (!isReady || last <= told) return
      told = last
      link?.send({ type: 'read', upto: told })
    },
    uploadTicket: () => opened?.upload_ticket ?? null,
    stop: () => {
      isStopped = true
      stopTimer()
      stopTyping()
      link?.close()
    },
  }
}
export type ConversationClient = ReturnType<typeof createConversation>

/** Stored messages first, then newer ones, without duplicates. */
const merged = (kept: readonly Pending[], own: readonly Pending[]) => [
  ...kept,
  ...own.filter(({ id }) => !kept.some((one) => one.id === id)),
]

/** The sign beside the status: a live connection without anyone to answer is away. */
export const presenceOf = ({
  connection,
  attendant,
  staff,
}: Pick<ConversationState, 'connection' | 'attendant' | 'staff'>) =>
  connection === 'open' && !attendant && !staff ? 'away' : connection
