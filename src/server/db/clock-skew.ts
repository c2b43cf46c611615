import type { Pool } from './database.ts'

/** Codes, quotes and holds of one process would be expired for the other processes. */
const MOST_SKEW = 1_000

type Times = { readonly before: number; readonly database: number; readonly after: number }

/**
 * Milliseconds by which this machine's clock is ahead of the database's; negative if behind. The database was read
 * between both readings of this machine.
 */
export const clockSkew = ({ before, database, after }: Times): number =>
  database < before ? before - database : Math.min(0, after - database)

export type ClockWatch = {
  /** The reason why this process must not serve; null if its clock is right, or the database does not answer. */
  readonly whyWrong: () => Promise<string | null>
  /** The same as of the last measurement: a new one may wait for a connection of the pool. */
  readonly lastWhyWrong: () => Promise<string | null>
  readonly close: () => void
}

type Options = {
  readonly db: Pool
  readonly now: () => number
  readonly log: { readonly error: (text: string) => void; readonly info: (text: string) => void }
  /** Milliseconds between measurements. */
  readonly every?: number
}

/** Compares the clock with that of the database, and logs when it becomes wrong or right. */
export function watchClock({ db, now, log, every = 10_000 }: Options): ClockWatch {
  let last: string | null = null
  let measuring: Promise<string | null> | null = null
  const measure = async () => {
    const skew = await measureSkew(db, now).catch(() => null)
    if (skew === null) return null
    const wrong = Math.abs(skew) > MOST_SKEW ? sentenceOf(skew) : null
    if (wrong && !last) log.error(`${wrong}: synchronise both by NTP.`)
    if (!wrong && last) log.info('The clock of this machine agrees with that of the database again.')
    last = wrong
    return wrong
  }
  // Concurrent callers share a measurement, so that results never come out of order.
  const whyWrong = () => {
    measuring ??= measure().finally(() => {
      measuring = null
    })
    return measuring
  }
  const timer = setInterval(() => void whyWrong(), every).unref()
  const first = whyWrong()
  const lastWhyWrong = async () => {
    await first
    return last
  }
  return { whyWrong, lastWhyWrong, close: () => clearInterval(timer) }
}

async function measureSkew(db: Pool, now: () => number): Promise<number> {
  const before = now()
  const [row] = await db<[{ time: Date }]>`select clock_timestamp() as time`
  return clockSkew({ before, database: row.time.getTime(), after: now() })
}

const sentenceOf = (skew: number) =>
  `The clock of this machine is ${(Math.abs(skew) / 1_000).toFixed(1)} seconds ${skew > 0 ? 'ahead of' : 'behind'} that of the database`
