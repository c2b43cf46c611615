import type { Movement, Outcome, ProviderOperation } from '../provider.ts'
import { beijingDigits, type UnionpayClient } from './client.ts'
import { type Numbers, queryTransaction, reversalNumbers, stateOf } from './transactions.ts'

const kinds = {
  refund: { mail: 'R', txnType: '04' },
  cancellation: { mail: 'V', txnType: '31' },
} as const

/** A settlement day ends at 23:00 in Beijing. */
const settlementDay = (at: number) => beijingDigits(at + 3_600_000).slice(0, 8)

/**
 * A full refund within the settlement day is sent as a cancellation, which is free of charge; any other as a refund.
 * If UnionPay has closed the day already, a refund follows.
 */
export async function giveBack(
  client: UnionpayClient,
  operation: ProviderOperation,
): Promise<Outcome<readonly Movement[]>> {
  const { payment, charge, firstSentAt } = operation
  const isWhole = charge.amount === payment.charge.amount
  if (isWhole && settlementDay(payment.createdAt) === settlementDay(firstSentAt)) {
    const cancelled = await reverse(client, operation, 'cancellation')
    if (cancelled.is !== 'refused') return cancelled
  }
  return reverse(client, operation, 'refund')
}

async function reverse(
  client: UnionpayClient,
  operation: ProviderOperation,
  kind: keyof typeof kinds,
): Promise<Outcome<readonly Movement[]>> {
  const { key, charge, captureId, payment, firstSentAt } = operation
  const { mail, txnType } = kinds[kind]
  const numbers = reversalNumbers(mail, key, firstSentAt)
  const answer = await client.post('backTransReq.do', {
    txnType,
    txnSubType: '00',
    bizType: '000201',
    ...numbers,
    txnAmt: String(charge.amount),
    currencyCode: '156',
    backUrl: payment.notifyUrl,
    origQryId: captureId ?? '',
    reqReserved: reservedOf(payment.outNo, key),
  })
  if (answer.is !== 'done') return answer
  const { respCode = '' } = answer.value
  // 00 means accepted only; 12 is a duplicate number: a query tells the result.
  if (respCode === '00' || respCode === '12') return ask(client, operation, numbers)
  return stateOf(respCode) === 'failed'
    ? { is: 'refused', code: respCode }
    : { is: 'unknown', why: `respCode ${respCode}` }
}

async function ask(
  client: UnionpayClient,
  { key, charge, captureId }: ProviderOperation,
  numbers: Numbers,
): Promise<Outcome<readonly Movement[]>> {
  const asked = await queryTransaction(client, numbers)
  if (asked.is !== 'done') return { is: 'unknown', why: 'accepted, and not to be asked after' }
  const { origRespCode, queryId = '' } = asked.value
  const state = stateOf(origRespCode)
  if (state === 'pending') return { is: 'unknown', why: `accepted, ${origRespCode ?? 'not found yet'}` }
  if (state === 'failed') return { is: 'refused', code: origRespCode ?? '' }
  return {
    is: 'done',
    value: [
      {
        kind: 'refund',
        id: queryId,
        state,
        money: charge,
        operation: key,
        ...(captureId ? { of: captureId } : {}),
      },
    ],
  }
}

/** UnionPay repeats this field in webhooks of a reversal, whose own number holds only the start of the key. */
export const reservedOf = (outNo: string, key: string) => `${outNo}:${key}`
export const readReserved = (text: string | undefined): { outNo: string | null; key?: string } => {
  const [outNo, key] = (text ?? '').split(':')
  return { outNo: outNo || null, ...(key ? { key } : {}) }
}
