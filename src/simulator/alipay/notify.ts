import { randomBytes } from 'node:crypto'
import { newId } from '../ids.ts'
import type { Simulation } from '../simulator.ts'
import { beijingTime, yuanOf } from './amounts.ts'
import { type Fields, type KeyPair, signMessage } from './signing.ts'
import type { Authorization, Operation, Refund, Trade } from './types.ts'

type Keys = { readonly own: KeyPair; readonly foreign: KeyPair }

const minute = 60_000
const hour = 60 * minute
/** Eight attempts within 25 hours, until the merchant responds `success`. */
const retries = [4 * minute, 10 * minute, 10 * minute, hour, 2 * hour, 6 * hour, 15 * hour]

/** Alipay's notifications to the merchant. */
export function openNotify(
  { messages, now, notifyUrl }: Simulation,
  keys: Keys,
  merchant: { readonly appId: string; readonly sellerId: string },
) {
  function post(kind: string, to: string | null, fields: Fields, signer = keys.own): string {
    const url = to ?? notifyUrl('alipay')
    if (!url) return ''
    const sign = fields.sign ?? signMessage(fields, signer)
    const id = newId(20)
    messages.post({
      id,
      provider: 'alipay',
      kind,
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
      body: new URLSearchParams({ ...fields, sign }).toString(),
      retries,
      receipt: 'success',
    })
    return id
  }

  const common = (type: string): Fields => ({
    notify_time: beijingTime(now()),
    notify_type: type,
    notify_id: randomBytes(17).toString('hex'),
    app_id: merchant.appId,
    auth_app_id: merchant.appId,
    charset: 'utf-8',
    version: '1.0',
    sign_type: 'RSA2',
  })

  function tradeFields(trade: Trade, refund?: Refund): Fields {
    const back = trade.refunds.reduce((sum, { amount }) => sum + amount, 0)
    return {
      ...common('trade_status_sync'),
      trade_no: trade.tradeNo,
      out_trade_no: trade.outTradeNo,
      trade_status: trade.status,
      total_amount: yuanOf(trade.amount),
      receipt_amount: yuanOf(trade.amount),
      buyer_pay_amount: yuanOf(trade.amount),
      subject: trade.subject,
      seller_id: merchant.sellerId,
      buyer_id: '2088000000000001',
      gmt_create: beijingTime(trade.createdAt),
      ...(trade.paidAt === null ? {} : { gmt_payment: beijingTime(trade.paidAt) }),
      ...(trade.closedAt === null ? {} : { gmt_close: beijingTime(trade.closedAt) }),
      ...(trade.passback === null ? {} : { passback_params: trade.passback }),
      ...(back === 0 ? {} : { refund_fee: yuanOf(back) }),
      ...(refund ? { gmt_refund: `${beijingTime(refund.at)}.000`, out_biz_no: refund.outRequestNo } : {}),
      fund_bill_list: JSON.stringify([{ amount: yuanOf(trade.amount), fundChannel: 'ALIPAYACCOUNT' }]),
    }
  }

  return {
    trade: (trade: Trade, refund?: Refund) => post(trade.status, trade.notifyUrl, tradeFields(trade, refund)),
    authorization: (held: Authorization, operation: Operation) => {
      const type = operation.type === 'UNFREEZE' ? 'fund_auth_unfreeze' : 'fund_auth_freeze'
      const sumOf = (kind: Operation['type']) =>
        yuanOf(
          held.operations
            .filter((one) => one.type === kind && one.status === 'SUCCESS')
            .reduce((sum, { amount }) => sum + amount, 0),
        )
      return post(type, held.notifyUrl, {
        ...common(type),
        auth_no: held.authNo,
        out_order_no: held.outOrderNo,
        operation_id: operation.id,
        out_request_no: operation.outRequestNo,
        operation_type: operation.type,
        amount: yuanOf(operation.amount),
        status: operation.status,
        gmt_create: beijingTime(held.createdAt),
        gmt_trans: beijingTime(operation.at),
        payer_user_id: '2088000000000001',
        payee_user_id: merchant.sellerId,
        total_freeze_amount: sumOf('FREEZE'),
        total_unfreeze_amount: sumOf('UNFREEZE'),
        total_pay_amount: sumOf('PAY'),
        rest_amount: yuanOf(held.rest),
      })
    },
    /**
     * A forged notification for tests: overrides fields of a payment, signed by the correct or a foreign key.
     */
    forge: (wanted: Readonly<Record<string, unknown>>) => {
      const { foreign, fields, to } = wanted as { foreign?: boolean; fields?: Fields; to?: string }
      const all = { ...common('trade_status_sync'), seller_id: merchant.sellerId, ...fields }
      return post('forged', to ?? null, all, foreign ? keys.foreign : keys.own)
    },
  }
}
export type Notify = ReturnType<typeof openNotify>
