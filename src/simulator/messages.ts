import type { Journal } from './journal.ts'

/** A signed notification to the merchant, which can be sent repeatedly. */
export type Message = {
  readonly id: string
  readonly provider: string
  readonly kind: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Delays before each retry of an unacknowledged notification. */
  readonly retries?: readonly number[]
  /** The body that the merchant must respond with; if absent, status 200 is enough. */
  readonly receipt?: string
}

type Options = { journal: Journal; now: () => number }
type Due = { message: Message; at: number; retries: readonly number[] }

const patience = 10_000
const usualRetries = [2_000, 10_000, 60_000]

/**
 * Sends notifications automatically, retries them by the provider's clock, or holds them to be sent by hand.
 */
export function createMessages({ journal, now }: Options) {
  const made: Message[] = []
  const closing = new AbortController()
  let due: Due[] = []
  let held = false
  let timer: NodeJS.Timeout | undefined

  async function send({ provider, kind, url, headers, body, receipt }: Message) {
    const posted = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(patience)]),
    }).catch(() => null)
    const status = posted?.status ?? null
    const answer = posted ? await posted.text().catch(() => '') : ''
    const at = new Date(now()).toISOString()
    journal.add({ at, kind: 'message', provider, what: kind, status, request: body, answer })
    return { status, isTaken: status === 200 && (receipt === undefined || answer === receipt) }
  }

  async function deliver({ message, retries: [next, ...rest] }: Due) {
    const { isTaken } = await send(message)
    if (isTaken || next === undefined) return
    due.push({ message, at: now() + next, retries: rest })
    wake()
  }

  /** Sends due notifications, and schedules the next. */
  function wake() {
    clearTimeout(timer)
    if (closing.signal.aborted || held) return
    const ready = due.filter(({ at }) => at <= now())
    due = due.filter(({ at }) => at > now())
    for (const one of ready) void deliver(one)
    const next = Math.min(...due.map(({ at }) => at))
    if (due.length > 0) timer = setTimeout(wake, next - now()).unref()
  }

  return {
    post(message: Message) {
      made.push(message)
      if (held) return
      due.push({ message, at: now(), retries: message.retries ?? usualRetries })
      wake()
    },
    wake,
    /** While held, notifications are created and not sent. */
    hold(on: boolean) {
      held = on
      if (on) due = []
    },
    list: (): readonly Message[] => made,
    sendNow: async (id: string) => {
      const message = made.find((one) => one.id === id)
      return message ? (await send(message)).status : null
    },
    close: () => {
      clearTimeout(timer)
      closing.abort()
    },
  }
}
export type Messages = ReturnType<typeof createMessages>
