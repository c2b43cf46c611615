import { Counter, type Registry } from 'prom-client'
import type { Db } from '../db/database.ts'
import { imbalances } from '../ledger/read-account.ts'
import { addGauge, sharedRead } from '../telemetry/gauges.ts'
import type { PaymentContext } from './context.ts'
import { countReviews } from './desk/staff-store.ts'
import { countPayments, countWaitingRefunds, type WaitingRefunds } from './metrics-store.ts'
import { countUnknown } from './operations/operation-store.ts'

/** The books are summed as a whole. */
const BOOKS_EVERY_MS = 600_000

/** Metrics for operators: whether the books balance, payments by state, unknown operations, and refunds. */
export function measurePayments(
  registry: Registry,
  { db, now }: { db: Db; now: () => number },
): PaymentContext['count'] {
  const books = sharedRead(() => imbalances(db), { lifeMs: BOOKS_EVERY_MS })
  addGauge(
    registry,
    {
      name: 'lodestar_ledger_imbalance',
      help: 'By how much the books do not sum to zero, in minor units over all currencies: anything but 0 is an alarm',
    },
    async () => (await books()).reduce((all, { sum }) => all + Math.abs(sum), 0),
  )
  addGauge(
    registry,
    {
      name: 'lodestar_payments',
      help: 'Payments by provider and state: all open ones, and the others among the newest thousand',
      labels: ['method', 'state'],
    },
    async () =>
      (await countPayments(db)).map(({ method, state, count }) => ({
        labels: { method, state },
        value: count,
      })),
  )
  const refunds = sharedRead(() => countWaitingRefunds(db, now()))
  const byMethod = async (measure: (row: WaitingRefunds) => number) =>
    (await refunds()).map((row) => ({ labels: { method: row.method }, value: measure(row) }))
  const labels = ['method']
  addGauge(
    registry,
    { name: 'lodestar_refunds_waiting', help: 'Refunds that the provider has not made yet', labels },
    () => byMethod(({ count }) => count),
  )
  addGauge(
    registry,
    { name: 'lodestar_refunds_oldest_seconds', help: 'Age of the oldest of these refunds', labels },
    () => byMethod(({ oldestSeconds }) => oldestSeconds),
  )
  const unknown = sharedRead(() => countUnknown(db))
  addGauge(
    registry,
    {
      name: 'lodestar_payment_unknown',
      help: 'Operations of which it is not known what became of them, by provider',
      labels,
    },
    async () => (await unknown()).map(({ method, count }) => ({ labels: { method }, value: count })),
  )
  addGauge(
    registry,
    {
      name: 'lodestar_payment_unknown_oldest_seconds',
      help: 'Age of the oldest of them, by provider',
      labels,
    },
    async () =>
      (await unknown()).map(({ method, oldest }) => ({
        labels: { method },
        value: (now() - oldest) / 1_000,
      })),
  )
  addGauge(
    registry,
    {
      name: 'lodestar_payment_reviews',
      help: 'Payments that a person has to look at, by reason: see `npm run ops -- payments list`',
      labels: ['reason'],
    },
    async () => (await countReviews(db)).map(({ reason, count }) => ({ labels: { reason }, value: count })),
  )
  const operations = new Counter({
    name: 'lodestar_payment_operations_total',
    help: 'Operations by provider, kind and result: succeeded, failed or unknown',
    labelNames: ['method', 'kind', 'result'],
    registers: [registry],
  })
  return (method, kind, result) => operations.inc({ method, kind, result })
}
