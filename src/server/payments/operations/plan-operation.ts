import type { Tx } from '../../db/database.ts'
import { addJob } from '../../jobs/add-job.ts'
import { insertOperation, type NewOperation } from './operation-store.ts'

/** Plans an operation once per reason, in the caller's transaction; the provider is called later. */
export async function planOperation(tx: Tx, plan: NewOperation): Promise<boolean> {
  const isNew = await insertOperation(tx, plan)
  if (isNew) await addJob(tx, 'advance_payment', { paymentId: plan.paymentId })
  return isNew
}
