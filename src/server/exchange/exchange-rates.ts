import * as z from 'zod'
import { isCurrencyCode } from '#domain/money/currency.ts'
import type { RateTable } from '#domain/money/exchange.ts'
import { holdBackJumps } from '#domain/money/rate-jumps.ts'
import type { Db } from '../db/database.ts'
import { measureCall } from '../telemetry/events.ts'
import { readExchangeRates } from './read-committed-rates.ts'
import { readNewestRates, storeRates } from './store.ts'

const decimal = z
  .union([z.number().positive().finite(), z.string().regex(/^\d{1,12}(\.\d{1,12})?$/)])
  .transform((value) => plainDecimal(value))
  .refine((text) => /[1-9]/.test(text), 'a rate above 0')

/** Response of a live source: `{date, base, rates: {USD: 0.1394, …}}`, the format of the common services. */
const Answer = z.object({
  date: z.iso.date(),
  base: z.string().refine(isCurrencyCode),
  rates: z.record(z.string(), decimal),
})

/** Writes small rates such as 1e-7 as plain decimals; later arithmetic is exact. */
function plainDecimal(value: number | string): string {
  return typeof value === 'string' ? value : value.toFixed(12).replace(/\.?0+$/, '')
}

const kept = readExchangeRates()
const freshFor = 60_000
const answerWithin = 10_000

/** The current rates with their date: the newest from a live source, or the committed table. */
export async function readRates(db: Db): Promise<RateTable> {
  const found = await readNewestRates(db)
  return found && found.date > kept.date ? found : kept
}

/** The same, cached. */
export function openRates({ db, now }: { db: Db; now: () => number }): () => Promise<RateTable> {
  let held: Promise<RateTable> | null = null
  let readAt = Number.NEGATIVE_INFINITY
  let last: RateTable = kept
  /** Returns the same object while the rates are unchanged, so that values derived from it stay valid. */
  const read = async (): Promise<RateTable> => {
    const newest = await readRates(db)
    if (JSON.stringify(newest) !== JSON.stringify(last)) last = newest
    return last
  }
  let settled: { readonly promise: Promise<RateTable>; readonly table: RateTable } | null = null
  /** Returns the same promise while the rates are unchanged. */
  const settle = (promise: Promise<RateTable>, table: RateTable) => {
    if (settled?.table !== table) settled = { promise, table }
    held = settled.promise
  }
  return () => {
    if (held && now() - readAt < freshFor) return held
    readAt = now()
    const reading = read()
    held = reading
    reading.then(
      (table) => settle(reading, table),
      () => (held = null),
    )
    return reading
  }
}

/** Reads the configured source. An invalid or missing answer changes nothing; a rate that jumps is held back. */
export async function fetchRates(
  db: Db,
  { url, now, get = fetch }: { url: string; now: number; get?: typeof fetch },
): Promise<'stored' | string> {
  const answer = await get(url, { signal: AbortSignal.timeout(answerWithin), redirect: 'error' })
  if (!answer.ok) return `the source of exchange rates answered ${answer.status}`
  const parsed = Answer.safeParse(await answer.json().catch(() => null))
  if (!parsed.success)
    return `the answer of the source of exchange rates is not understood: ${parsed.error.issues[0]?.path.join('.')}`
  const { date, base, rates } = parsed.data
  const missing = [kept.base, ...Object.keys(kept.rates)].filter((code) => code !== base && !rates[code])
  if (missing.length > 0) return `the source of exchange rates lacks ${missing.join(', ')}`
  const { table, heldBack } = holdBackJumps(await readRates(db), { date, base, rates })
  await storeRates(db, table, now)
  if (heldBack.length === 0) return 'stored'
  const moves = heldBack.map(({ currency, last, given }) => `${currency} from ${last} to ${given}`)
  return `exchange rates that moved by more than 20 % are held back: ${moves.join(', ')}`
}

/** Without a source the committed table is used. */
export async function refreshRates(db: Db, { url, now }: { url: string | undefined; now: number }) {
  if (!url) return
  const outcome = await measureCall(
    'rates',
    () => fetchRates(db, { url, now }),
    (outcome) => outcome !== 'stored',
  )
  if (outcome !== 'stored') throw new Error(outcome)
}
