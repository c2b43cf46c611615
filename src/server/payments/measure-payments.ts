import { Counter, Gauge, type Registry } from 'prom-client'
import type { Db } from '../db/database.ts'
import { imbalances } from '../ledger/read-account.ts'
import type { PaymentContext } from './context.ts'
import { countReviews } from './desk/staff-store.ts'
import { countUnknown } from './operations/operation-store.ts'

/** Metrics for operators: whether the books balance, unknown operations, and payments to review. */
export function measurePayments(
  registry: Registry,
  { db, now }: { db: Db; now: () => number },
): PaymentContext['count'] {
  // Without the database the other metrics are still served.
  const known = <Value>(read: Promise<Value>) => read.catch(() => null)
  new Gauge({
    name: 'lodestar_ledger_imbalance',
    help: 'By how much the books do not sum to zero, in minor units over all currencies: anything but 0 is an alarm',
    registers: [registry],
    async collect() {
      const found = await known(imbalances(db))
      this.set(found ? found.reduce((all, { sum }) => all + Math.abs(sum), 0) : Number.NaN)
    },
  })
  new Gauge({
    name: 'lodestar_payment_unknown',
    help: 'Operations of which it is not known what became of them, by provider',
    labelNames: ['method'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const { method, count } of (await known(countUnknown(db))) ?? []) this.set({ method }, count)
    },
  })
  new Gauge({
    name: 'lodestar_payment_unknown_oldest_seconds',
    help: 'Age of the oldest of them, by provider',
    labelNames: ['method'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const { method, oldest } of (await known(countUnknown(db))) ?? [])
        this.set({ method }, (now() - oldest) / 1_000)
    },
  })
  new Gauge({
    name: 'lodestar_payment_reviews',
    help: 'Payments that a person has to look at, by reason: see `npm run ops -- payments list`',
    labelNames: ['reason'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const { reason, count } of (await known(countReviews(db))) ?? []) this.set({ reason }, count)
    },
  })
  const operations = new Counter({
    name: 'lodestar_payment_operations_total',
    help: 'Operations by provider, kind and result: succeeded, failed or unknown',
    labelNames: ['method', 'kind', 'result'],
    registers: [registry],
  })
  return (method, kind, result) => operations.inc({ method, kind, result })
}
