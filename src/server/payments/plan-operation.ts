import type { Id } from '#domain/id.ts'
import type { Tx } from '../db/database.ts'
import { addJob } from '../jobs/add-job.ts'
import { insertOperation } from './operation-store.ts'
import type { OperationKind } from './provider.ts'

type Plan = { paymentId: Id; kind: OperationKind; amount: number; reason: string; now: number }

/** Decides something once, by its reason, in the transaction of what it follows from; the provider hears of it later. */
export async function planOperation(tx: Tx, plan: Plan): Promise<boolean> {
  const isNew = await insertOperation(tx, plan)
  if (isNew) await addJob(tx, 'advance_payment', { paymentId: plan.paymentId })
  return isNew
}
