import { Overloaded } from '../dispatch.ts'

/** In the order in which they are admitted: money first, what decorates a page last. */
export const admissionClasses = ['booking', 'personal', 'browsing', 'pictures'] as const
export type AdmissionClass = (typeof admissionClasses)[number]

type Rule = {
  /** Times the limit: requests in flight, of this class and the ones before it, up to which one of this class is admitted. */
  readonly share: number
  /** Milliseconds that a caller waits at most. */
  readonly patience: number
  /** Callers that wait at most. */
  readonly most: number
  /** The one that has waited longest has probably left. */
  readonly newestFirst: boolean
}

const rules: Readonly<Record<AdmissionClass, Rule>> = {
  booking: { share: 4, patience: 10_000, most: 2_000, newestFirst: false },
  personal: { share: 2, patience: 5_000, most: 1_000, newestFirst: false },
  browsing: { share: 1, patience: 3_000, most: 400, newestFirst: true },
  pictures: { share: 0.5, patience: 3_000, most: 400, newestFirst: true },
}

/** An error with its stack would cost more than the rest of a refusal. */
type Refuse = (retryAfter: number) => void

type Waiting = {
  readonly until: number
  readonly isWanted: () => boolean
  readonly admit: (leave: () => void) => void
  readonly refuse: Refuse
}

type Options = {
  readonly limit: () => number
  /** A clock in milliseconds that never goes back. */
  readonly now: () => number
  readonly onRefused?: (kind: AdmissionClass) => void
}

export type Entering = {
  /** False once nobody waits for the answer. */
  readonly isWanted?: () => boolean
  readonly admit: (leave: () => void) => void
  readonly refuse: Refuse
}

/** Admits requests up to a limit, class by class; the others wait for a while, or are refused. */
export function createAdmissionQueue({ limit, now, onRefused = () => {} }: Options) {
  const queues: Record<AdmissionClass, Waiting[]> = { booking: [], personal: [], browsing: [], pictures: [] }
  const inFlight: Record<AdmissionClass, number> = { booking: 0, personal: 0, browsing: 0, pictures: 0 }

  /** Requests of later classes never delay a class. */
  function hasRoom(kind: AdmissionClass): boolean {
    let before = 0
    for (const one of admissionClasses) {
      before += inFlight[one]
      if (one === kind) break
    }
    return before < Math.max(1, Math.floor(limit() * rules[kind].share))
  }
  const refuse = (kind: AdmissionClass, refused: Refuse) => {
    onRefused(kind)
    refused(retryAfter())
  }

  function admit(kind: AdmissionClass, admitted: Waiting['admit']) {
    inFlight[kind] += 1
    let isIn = true
    admitted(() => {
      if (!isIn) return
      isIn = false
      inFlight[kind] -= 1
      admitWaiting()
    })
  }

  function admitWaiting() {
    for (const kind of admissionClasses) {
      const queue = queues[kind]
      while (queue.length > 0 && hasRoom(kind)) {
        const next = (rules[kind].newestFirst ? queue.pop() : queue.shift())!
        if (!next.isWanted()) continue
        if (next.until <= now()) refuse(kind, next.refuse)
        else admit(kind, next.admit)
      }
    }
  }

  function enter(
    kind: AdmissionClass,
    { isWanted = () => true, admit: admitted, refuse: refused }: Entering,
  ) {
    const queue = queues[kind]
    const { patience, most, newestFirst } = rules[kind]
    if (queue.length === 0 && hasRoom(kind)) return admit(kind, admitted)
    if (queue.length >= most) {
      if (!newestFirst) return refuse(kind, refused)
      const oldest = queue.shift()!
      if (oldest.isWanted()) refuse(kind, oldest.refuse)
    }
    queue.push({ until: now() + patience, isWanted, admit: admitted, refuse: refused })
  }

  return {
    enter,
    /** The same for work in this process; rejects with `Overloaded`. */
    entered: (kind: AdmissionClass) =>
      new Promise<() => void>((resolve, reject) =>
        enter(kind, { admit: resolve, refuse: (retryAfter) => reject(new Overloaded(retryAfter)) }),
      ),
    /** Called regularly: refuses those who have waited long enough, and admits by a limit that may have grown. */
    sweep: () => {
      for (const kind of admissionClasses) {
        const queue = queues[kind]
        // All of a class wait equally long, so the oldest are first.
        while (queue.length > 0 && (queue[0]!.until <= now() || !queue[0]!.isWanted())) {
          const oldest = queue.shift()!
          if (oldest.isWanted()) refuse(kind, oldest.refuse)
        }
      }
      admitWaiting()
    },
    inFlight: () => admissionClasses.reduce((sum, kind) => sum + inFlight[kind], 0),
    waiting: (kind: AdmissionClass) => queues[kind].length,
    isFull: () => admissionClasses.some((kind) => queues[kind].length > 0),
  }
}
export type AdmissionQueue = ReturnType<typeof createAdmissionQueue>

const leastRetry = 2
const mostRetry = 8
/** Seconds; they differ, so that the refused do not all come back at once. */
const retryAfter = () => leastRetry + Math.floor(Math.random() * (mostRetry - leastRetry + 1))
