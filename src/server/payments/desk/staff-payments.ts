import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/database.ts'
import { checkPayment } from '../check-payment.ts'
import type { PaymentContext } from '../context.ts'
import { advancePayment } from '../operations/advance-payment.ts'
import { operationsOf } from '../operations/operation-store.ts'
import { providerPayment } from '../provider-view.ts'
import { readPayment } from '../store.ts'
import {
  askNow,
  clearReview,
  listOddMessages,
  listPayments,
  type StaffPayment,
  type StaffQuestion,
} from './staff-store.ts'

export type { StaffPayment } from './staff-store.ts'

const questions: readonly StaffQuestion[] = ['open', 'unknown', 'review', 'all']
const isQuestion = (text: string): text is StaffQuestion => questions.some((one) => one === text)

/** Null for an unknown list. */
export async function listForStaff(db: Db, { which, limit }: { which: string; limit: number }) {
  if (!isQuestion(which)) return null
  const [payments, messages] = await Promise.all([
    listPayments(db, { which, outNo: null, limit }),
    which === 'review' ? listOddMessages(db, limit) : [],
  ])
  return { payments, messages }
}

const findPayment = async (db: Db, outNo: string): Promise<StaffPayment | null> =>
  (await listPayments(db, { which: 'all', outNo, limit: 1 }))[0] ?? null

/** One payment as stored, and as its provider reports it now. Read-only. */
export async function checkForStaff(context: PaymentContext, outNo: string) {
  const payment = await findPayment(context.db, outNo)
  if (!payment) return null
  const [operations, row] = await Promise.all([
    operationsOf(context.db, [payment.id]),
    readPayment(context.db, payment.id),
  ])
  const provider = context.providers.get(payment.method)
  const facts = provider && row ? await provider.read(providerPayment(context, row)) : null
  return { payment, operations, provider: facts?.is === 'done' ? facts.value.movements : [] }
}

/** Queries the provider now, regardless of the schedule, and runs the planned operations. */
export async function resolveForStaff(
  context: PaymentContext,
  { number, seen }: { number: string; seen: boolean },
): Promise<StaffPayment | null> {
  const payment = await findPayment(context.db, number)
  if (!payment) return null
  await transaction(context.db, async (tx) => {
    await askNow(tx, payment.id, context.now())
    if (seen) await clearReview(tx, payment.id)
  })
  await advancePayment(context, payment.id)
  await checkPayment(context, payment.id)
  return findPayment(context.db, number)
}
