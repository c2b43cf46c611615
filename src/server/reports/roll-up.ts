import type { Id } from '#domain/id.ts'
import { daysBetween } from '#domain/report/measures.ts'
import { reportZone } from '#domain/report/order-figures.ts'
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '#domain/stay/stay.ts'
import { addDays, type PlainDate } from '#domain/time/plain-date.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import { type Tx, transaction } from '../db/database.ts'
import {
  addOrderChanges,
  addStaleDays,
  lockReports,
  readRun,
  recordRun,
  takeChanges,
  takeStaleDays,
} from './change-store.ts'
import type { ReportContext } from './context.ts'
import { sumDay, sumPayments } from './day-store.ts'
import { daysOfOrders, writeFacts } from './order-store.ts'
import { readFacts } from './read-facts.ts'
import { recordStock } from './record-stock.ts'

const ordersAtOnce = 500
const daysAtOnce = 10

/** The job: reads changed orders, then sums the days that they touch. A run without changes does nothing. */
export async function rollUpReports(context: ReportContext) {
  while (await readChanges(context));
  while ((await sumStaleDays(context)) > 0);
  const today = dateIn(reportZone, context.now())
  const isNewDay = (await readRun(context.db))?.stockDay !== today
  if (isNewDay) await recordStock(context, today)
  await recordRun(context.db, { now: context.now(), stockDay: isNewDay ? today : null })
}

/** False once no change is left. */
const readChanges = (context: ReportContext) =>
  transaction(context.db, async (tx) => {
    await lockReports(tx)
    const changes = await takeChanges(tx, ordersAtOnce)
    if (changes.length === 0) return false
    await addStaleDays(tx, [
      ...changes.flatMap(({ day }) => day ?? []),
      ...(await readOrders(context, tx, [...new Set(changes.flatMap(({ orderId }) => orderId ?? []))])),
    ])
    return true
  })

/** Returns the days on which these orders were counted, and are counted now. */
async function readOrders(context: ReportContext, tx: Tx, ids: readonly Id[]): Promise<PlainDate[]> {
  if (ids.length === 0) return []
  const before = await daysOfOrders(tx, ids)
  await writeFacts(tx, ids, await readFacts(context, tx, ids))
  return [...before, ...(await daysOfOrders(tx, ids))]
}

/** The number of days that were summed. */
const sumStaleDays = ({ db }: ReportContext) =>
  transaction(db, async (tx) => {
    await lockReports(tx)
    const days = await takeStaleDays(tx, daysAtOnce)
    for (const day of days) {
      await sumDay(tx, day)
      await sumPayments(tx, day)
    }
    return days.length
  })

type Rebuild = {
  readonly from: PlainDate
  readonly to: PlainDate
  readonly onOrders?: (done: number) => void
  readonly onDays?: (done: number, all: number) => void
}

/**
 * Reads every order booked or with a night in the period again and sums its days, whatever was stored. Orders and days
 * are taken in batches, so that the job and guests are not blocked.
 */
export async function rebuildReports(context: ReportContext, { from, to, onOrders, onDays }: Rebuild) {
  const days = daysBetween(from, to)
  let after: Id = '0'
  let read = 0
  for (;;) {
    const ids: Id[] = await context.orders.findTouching(context.db, { from, to, after, limit: ordersAtOnce })
    if (ids.length === 0) break
    await addOrderChanges(context.db, ids)
    while (await readChanges(context));
    after = ids.at(-1)!
    read += ids.length
    onOrders?.(read)
  }
  for (let at = 0; at < days.length; at += daysAtOnce) {
    await transaction(context.db, async (tx) => {
      await lockReports(tx)
      for (const day of days.slice(at, at + daysAtOnce)) {
        await sumDay(tx, day)
        await sumPayments(tx, day)
      }
    })
    onDays?.(Math.min(days.length, at + daysAtOnce), days.length)
  }
  while ((await sumStaleDays(context)) > 0);
  const today = dateIn(reportZone, context.now())
  await recordStock(context, today)
  await recordRun(context.db, { now: context.now(), stockDay: today })
  return { orders: read, days: days.length }
}

/** Every day that an order can touch, with the year that is compared. */
export const wholeRange = (now: number) => {
  const today = dateIn(reportZone, now)
  return { from: addDays(today, -2 * 365), to: addDays(today, MAX_DAYS_AHEAD + MAX_NIGHTS) }
}
