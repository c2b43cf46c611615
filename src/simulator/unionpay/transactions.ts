import type { Route, SimRequest } from '../http.ts'
import { fieldsOf, respOf, wireOf } from './fields.ts'
import { type Ledger, momentOf } from './ledger.ts'
import type { Notify } from './notify.ts'
import { certIdOf, type Fields, isSignedBy } from './signing.ts'
import type { Transaction, TransactionKind } from './types.ts'

export type Merchant = { merchantId: string; merchantCertificate: string }
type World = Merchant & { ledger: Ledger; notify: Notify }

const kinds: Readonly<Record<string, TransactionKind>> = { '04/00': 'refund', '31/00': 'cancellation' }

/** Why a request is not from the merchant; null if it is. */
export function whyNotOurs(fields: Fields, { merchantId, merchantCertificate }: Merchant): string | null {
  const { version, encoding, signMethod, certId, merId, txnTime = '' } = fields
  if (version !== '5.1.0' || encoding !== 'UTF-8' || signMethod !== '01') return '10'
  if (certId !== certIdOf(merchantCertificate) || !isSignedBy(fields, merchantCertificate)) return '11'
  return merId !== merchantId || Number.isNaN(momentOf(txnTime)) ? '13' : null
}

/** Why a request is rejected unread; null if it is the merchant's and complete. */
export const whyNotRead = (fields: Fields, merchant: Merchant): string | null =>
  whyNotOurs(fields, merchant) ?? (/^[a-zA-Z0-9]{8,32}$/.test(fields.orderId ?? '') ? null : '10')

export const amountOf = ({ txnAmt = '', currencyCode }: Fields): number | null =>
  /^[1-9]\d{0,11}$/.test(txnAmt) && currencyCode === '156' ? Number(txnAmt) : null

/** Calls of the merchant's server: refund or cancel a payment, and query a transaction. */
export function transactionCalls({ ledger, notify, ...merchant }: World): Route[] {
  const answer = (request: Fields, respCode: string, more: Fields = {}) => {
    const { orderId = '', txnTime = '', txnType = '', txnSubType = '' } = request
    const fields = { ...notify.common(), orderId, txnTime, txnType, txnSubType, ...more, ...respOf(respCode) }
    return { status: 200, body: wireOf(notify.signed(fields)) }
  }

  function whyNotTakeBack(kind: TransactionKind, origin: Transaction | undefined, amount: number) {
    if (origin?.kind !== 'payment' || origin.respCode !== '00') return '35'
    const left = origin.amount - ledger.takenBack(origin)
    if (kind === 'cancellation' && (amount !== origin.amount || !ledger.isSameSettlementDay(origin)))
      return '36'
    return amount > left ? '36' : null
  }

  const transact = (request: SimRequest) => {
    const fields = fieldsOf(request)
    const { orderId = '', txnTime = '', txnType = '', txnSubType = '' } = fields
    const why = whyNotRead(fields, merchant)
    if (why) return answer(fields, why)
    if (request.refusal && request.refusal !== '05-01') return answer(fields, request.refusal)
    const kind = kinds[`${txnType}/${txnSubType}`]
    const amount = amountOf(fields)
    if (!kind || amount === null) return answer(fields, '13')
    if (ledger.find(orderId)) return answer(fields, '12')
    const origin = ledger.byQueryId(fields.origQryId ?? '')
    const whyNot = whyNotTakeBack(kind, origin, amount)
    if (whyNot) return answer(fields, whyNot)
    const made = ledger.add({
      kind,
      orderId,
      txnTime,
      txnType,
      txnSubType,
      amount,
      backUrl: fields.backUrl ?? '',
      reqReserved: fields.reqReserved ?? '',
      origin: origin!.queryId,
    })
    // Accepted is not final: the bank may still refuse.
    ledger.settle(made, request.refusal === '05-01' ? '01' : '00')
    notify.tell(made)
    return answer(fields, '00', { queryId: made.queryId, origQryId: made.origin!, txnAmt: String(amount) })
  }

  const query = (request: SimRequest) => {
    const fields = fieldsOf(request)
    const why = whyNotRead(fields, merchant)
    if (why) return answer(fields, why)
    if (request.refusal) return answer(fields, request.refusal)
    const found = ledger.find(fields.orderId ?? '')
    if (!found || found.txnTime !== fields.txnTime) return answer(fields, '34')
    const { respCode, respMsg } = respOf(found.respCode)
    return answer(fields, '00', {
      ...notify.factsOf(found),
      origRespCode: respCode!,
      origRespMsg: respMsg!,
    })
  }

  const operation = (request: SimRequest) => {
    const { txnType = '', txnSubType = '' } = fieldsOf(request)
    return `${txnType}/${txnSubType}`
  }
  return [
    { method: 'POST', path: '/gateway/api/backTransReq.do', operation, handle: transact },
    { method: 'POST', path: '/gateway/api/queryTrans.do', operation, handle: query },
  ]
}
