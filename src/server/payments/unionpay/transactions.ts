import type { Money } from '#domain/money/money.ts'
import type { Instant } from '#domain/time/zone-time.ts'
import type { Movement, Outcome, ProviderPayment } from '../provider.ts'
import { beijingDigits, type UnionpayClient } from './client.ts'
import type { Fields } from './signature.ts'

/** Whether a transaction succeeded, is pending or has failed, by its own code. */
export function stateOf(code: string | undefined): Movement['state'] {
  if (code === '00' || code === 'A6') return 'done'
  // 34: not found yet, which is also returned seconds after a payment.
  return code === undefined || ['02', '03', '04', '05', '06', '34'].includes(code) ? 'pending' : 'failed'
}

/** Yuan are 156 on the wire; any other code is a currency that no payment of ours has. */
export const moneyOf = ({ txnAmt, currencyCode }: Fields): Money => ({
  amount: /^\d{1,12}$/.test(txnAmt ?? '') ? Number(txnAmt) : 0,
  currency: currencyCode === '156' ? 'CNY' : (currencyCode ?? ''),
})

/** Our numbers of a transaction, by which UnionPay finds it. */
export type Numbers = { readonly orderId: string; readonly txnTime: string }

export const numbersOf = ({ outNo, createdAt }: ProviderPayment): Numbers => ({
  orderId: outNo,
  txnTime: beijingDigits(createdAt),
})

/** The number of a reversal: a letter for its kind, then as much of the operation's key as fits. */
export const reversalNumbers = (mail: 'R' | 'V', key: string, sentAt: Instant): Numbers => ({
  orderId: `${mail}${key.replaceAll('-', '').slice(0, 31)}`,
  txnTime: beijingDigits(sentAt),
})

/** The result of a transaction as UnionPay reports it: its fields, with `origRespCode`. */
export async function queryTransaction(client: UnionpayClient, numbers: Numbers): Promise<Outcome<Fields>> {
  const asked = await client.post('queryTrans.do', {
    txnType: '00',
    txnSubType: '00',
    bizType: '000000',
    ...numbers,
  })
  if (asked.is !== 'done') return asked
  const { respCode = '' } = asked.value
  if (respCode === '00' || respCode === '34') return asked
  return stateOf(respCode) === 'failed'
    ? { is: 'refused', code: respCode }
    : { is: 'unknown', why: `respCode ${respCode}` }
}
