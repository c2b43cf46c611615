import { setTimeout as wait } from 'node:timers/promises'
import type { Journal } from './journal.ts'

/** A signed message to the merchant, ready to be sent as often as one likes. */
export type Message = {
  readonly id: string
  readonly provider: string
  readonly kind: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

type Options = { journal: Journal; now: () => number }

const patience = 10_000
/** How long a provider waits before it says again what was not taken. */
const retries = [2_000, 10_000, 60_000]

/** Messages go out by themselves, or wait until they are sent by hand. */
export function createMessages({ journal, now }: Options) {
  const made: Message[] = []
  const closing = new AbortController()
  let held = false

  async function send({ provider, kind, url, headers, body }: Message): Promise<number | null> {
    const posted = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(patience)]),
    }).catch(() => null)
    const answer = posted ? await posted.text().catch(() => '') : ''
    const at = new Date(now()).toISOString()
    journal.add({
      at,
      kind: 'message',
      provider,
      what: kind,
      status: posted?.status ?? null,
      request: body,
      answer,
    })
    return posted?.status ?? null
  }

  async function deliver(message: Message) {
    for (const delay of [0, ...retries]) {
      await wait(delay, undefined, { signal: closing.signal, ref: false }).catch(() => {})
      if (closing.signal.aborted || held) return
      if ((await send(message)) === 200) return
    }
  }

  return {
    post(message: Message) {
      made.push(message)
      if (!held) void deliver(message)
    },
    /** While held, messages are made and not sent. */
    hold(on: boolean) {
      held = on
    },
    list: (): readonly Message[] => made,
    sendNow: (id: string) => {
      const message = made.find((one) => one.id === id)
      return message ? send(message) : Promise.resolve(null)
    },
    close: () => closing.abort(),
  }
}
export type Messages = ReturnType<typeof createMessages>
