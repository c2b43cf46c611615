import type { Identity } from '../certificates.ts'
import { newId } from '../ids.ts'
import type { Simulation } from '../simulator.ts'
import { respOf } from './fields.ts'
import type { Forger, openKeys } from './keys.ts'
import { beijingDigits } from './ledger.ts'
import { type Fields, signFields } from './signing.ts'
import type { Transaction } from './types.ts'

type Keys = ReturnType<typeof openKeys>

const minute = 60_000
const retries = [minute, 2 * minute, 4 * minute, 15 * minute]

/** Signed notifications: from server to server, and through the payer's browser. */
export function openNotify({ messages, now, notifyUrl }: Simulation, keys: Keys, merchantId: string) {
  const common = (): Fields => ({
    version: '5.1.0',
    encoding: 'UTF-8',
    signMethod: '01',
    bizType: '000201',
    accessType: '0',
    currencyCode: '156',
    merId: merchantId,
  })

  function post(kind: string, to: string, fields: Fields): string {
    const url = to || notifyUrl('unionpay')
    if (!url) return ''
    const id = newId(20)
    messages.post({
      id,
      provider: 'unionpay',
      kind,
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' },
      body: new URLSearchParams(fields).toString(),
      retries,
    })
    return id
  }

  const factsOf = (transaction: Transaction): Fields => ({
    orderId: transaction.orderId,
    txnTime: transaction.txnTime,
    txnType: transaction.txnType,
    txnSubType: transaction.txnSubType,
    txnAmt: String(transaction.amount),
    queryId: transaction.queryId,
    traceNo: transaction.traceNo,
    traceTime: beijingDigits(transaction.createdAt).slice(4),
    ...(transaction.reqReserved ? { reqReserved: transaction.reqReserved } : {}),
    ...(transaction.origin ? { origQryId: transaction.origin } : {}),
    ...(transaction.settledAt === null
      ? {}
      : {
          settleAmt: String(transaction.amount),
          settleCurrencyCode: '156',
          settleDate: beijingDigits(now()).slice(4, 8),
        }),
  })

  const signed = (fields: Fields, signer: Identity = keys.signer): Fields =>
    signFields({ ...fields, signPubKeyCert: signer.certificate.trim() }, signer)

  const told = (transaction: Transaction) =>
    signed({ ...common(), ...factsOf(transaction), ...respOf(transaction.respCode) })

  return {
    common,
    factsOf,
    signed,
    told,
    tell: (transaction: Transaction) =>
      post(`${transaction.txnType} ${transaction.respCode}`, transaction.backUrl, told(transaction)),
    /** A forged notification for tests, signed by the correct key or by one that must be rejected. */
    forge: (wanted: Readonly<Record<string, unknown>>) => {
      const { by, fields, without, to } = wanted as {
        by?: Forger
        fields?: Fields
        without?: string
        to?: string
      }
      const all = { ...signed({ ...common(), ...respOf('00'), ...fields }, by ? keys[by] : keys.signer) }
      if (without) delete all[without]
      return post('forged', to ?? '', all)
    },
  }
}
export type Notify = ReturnType<typeof openNotify>
