export type JournalEntry = {
  readonly at: string
  readonly kind: 'request' | 'message'
  readonly provider: string
  /** `POST /v2/checkout/orders`, or the kind of message. */
  readonly what: string
  readonly status: number | null
  readonly request: string
  readonly answer: string
}

const most = 2_000

/** Log of requests and notifications, newest last. */
export function createJournal() {
  const entries: JournalEntry[] = []
  return {
    add(entry: JournalEntry) {
      entries.push(entry)
      if (entries.length > most) entries.shift()
    },
    list: (): readonly JournalEntry[] => entries,
  }
}
export type Journal = ReturnType<typeof createJournal>
