import type { PaymentMethod } from '#domain/payment/payment-means.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import { transaction } from '../db/database.ts'
import { addJob } from '../jobs/add-job.ts'
import { type PaymentContext, providerOf } from './context.ts'
import { findByNumbers } from './payment-directory-store.ts'
import type { Outcome, Provider, StatementLine } from './provider.ts'
import { type BookedLine, bookedLines, writeStatement } from './statement-store.ts'

export type Difference = {
  readonly what: 'missing_here' | 'missing_there' | 'other_amount' | 'other_fee'
  readonly kind: StatementLine['kind']
  readonly id: string
  readonly here: number | null
  readonly there: number | null
  readonly currency: string
}
export type Comparison = {
  readonly method: PaymentMethod
  readonly day: string
  readonly lines: number
  readonly differences: readonly Difference[]
}

/**
 * Compares a day of the provider's statement with our books, both ways. Clocks differ: a movement booked that day may
 * be in the statement of the day before or after.
 */
export async function compareStatement(
  context: Pick<PaymentContext, 'db' | 'now' | 'providers'>,
  method: PaymentMethod,
  day: string,
): Promise<Comparison | null> {
  const provider = providerOf(context, method)
  if (!provider.statement) return null
  const around = await readAround(provider, day)
  if (around.is !== 'done') throw new Error(`the statement of ${method} for ${day} cannot be read`)
  const { of, near } = around.value
  const ids = [...new Set(near.map(({ id }) => id))]
  const booked = await bookedLines(context.db, { method, day, ids, zone: zoneOf(provider) })
  const differences = differencesOf({ of, near, booked, day })
  await transaction(context.db, async (tx) => {
    await writeStatement(tx, { method, day, lines: of.length, differences, now: context.now() })
    // Money without a message: the provider is queried for the whole payment.
    for (const line of of) {
      if (!differences.some(({ what, id }) => what === 'missing_here' && id === line.id)) continue
      const paymentId = await findByNumbers(tx, { method, reference: null, outNo: line.outNo })
      if (paymentId) await addJob(tx, 'check_payment', { paymentId })
    }
  })
  return { method, day, lines: of.length, differences }
}

const zoneOf = ({ statementZone = 'UTC' }: Provider) => statementZone

type Around = { readonly of: readonly StatementLine[]; readonly near: readonly StatementLine[] }

async function readAround(provider: Provider, day: string): Promise<Outcome<Around>> {
  const pages: (readonly StatementLine[])[] = []
  for (const date of [day, addDays(day, -1), addDays(day, 1)]) {
    const read = await provider.statement!(date)
    if (read.is !== 'done') return read
    pages.push(read.value)
  }
  return { is: 'done', value: { of: pages[0]!, near: pages.flat() } }
}

type Compared = Around & { readonly booked: readonly BookedLine[]; readonly day: string }

function differencesOf({ of, near, booked, day }: Compared): Difference[] {
  const here = new Map(booked.map((line) => [`${line.kind} ${line.id}`, line]))
  const there = new Set(near.map((line) => `${line.kind} ${line.id}`))
  const missingThere = booked
    .filter((line) => line.day === day && !there.has(`${line.kind} ${line.id}`))
    .map(({ kind, id, amount, currency }) => ({
      what: 'missing_there' as const,
      ...{ kind, id, here: amount, there: null, currency },
    }))
  const ofStatement = of.flatMap(({ kind, id, money, fee }): Difference[] => {
    const known = here.get(`${kind} ${id}`)
    const { currency } = money
    if (!known) return [{ what: 'missing_here', kind, id, here: null, there: money.amount, currency }]
    const isOther = known.amount !== money.amount || known.currency !== currency
    if (isOther)
      return [{ what: 'other_amount', kind, id, here: known.amount, there: money.amount, currency }]
    return fee === null || known.fee === fee
      ? []
      : [{ what: 'other_fee', kind, id, here: known.fee, there: fee, currency }]
  })
  return [...ofStatement, ...missingThere]
}

/** Every night: yesterday's statement of every provider that has one; one failure does not stop the others. */
export async function compareStatements(context: PaymentContext): Promise<void> {
  const yesterday = addDays(dateIn('UTC', context.now()), -1)
  const failures: unknown[] = []
  for (const method of context.providers.keys())
    await compareStatement(context, method, yesterday).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '))
}
