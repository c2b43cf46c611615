import assert from 'node:assert/strict'
import type { Booked } from '#contract/booking.ts'
import type { AlipayCode, GatewayForm } from '#contract/payments.ts'
import type { openPayingSite } from './paying-site.ts'

type Site = Awaited<ReturnType<typeof openPayingSite>>

/** How a payer goes through a provider, and what the provider's calls are named. */
export type Cashier = {
  readonly method: 'alipay' | 'unionpay'
  readonly endpoint: string
  /** The page on which the payer decides; begun once more, it is the same as long as it is open. */
  readonly open: (order: Booked, guest: number) => Promise<string>
  readonly choose: (page: string, act?: string) => Promise<Response>
  /** What their calls are named, for faults. */
  readonly calls: { readonly query: string; readonly refund: string }
  /** The refusal that a question gets for what is not there yet. */
  readonly notThere: string
  /** The fields of a message by which an order is paid. */
  readonly paidFields: (payment: { outNo: string; chargeAmount: number }) => Record<string, string>
  /** Changes of such a message that are signed well and are not ours to take. */
  readonly foreignFields: readonly (readonly [what: string, fields: Record<string, string>])[]
}

const yuan = (fen: number) => `${Math.trunc(fen / 100)}.${String(fen % 100).padStart(2, '0')}`

export function cashiers(site: Site): readonly Cashier[] {
  const choose = (page: string, act = 'pay') =>
    fetch(page, { method: 'POST', body: new URLSearchParams({ act }), redirect: 'manual' })
  return [
    {
      method: 'alipay',
      endpoint: 'pay/alipay_code',
      open: async (order, guest) => {
        const begun = await site.ask<AlipayCode>('pay/alipay_code', order, guest)
        assert.equal(begun.code, 1, JSON.stringify(begun))
        return begun.data.qr
      },
      choose,
      calls: { query: 'alipay.trade.query', refund: 'alipay.trade.refund' },
      notThere: 'ACQ.TRADE_NOT_EXIST',
      paidFields: ({ outNo, chargeAmount }) => ({
        out_trade_no: outNo,
        trade_no: `forged${outNo}`,
        trade_status: 'TRADE_SUCCESS',
        total_amount: yuan(chargeAmount),
        gmt_payment: '2027-01-10 16:00:00',
      }),
      foreignFields: [
        ['amount', { total_amount: '0.01' }],
        ['seller', { seller_id: '2088999' }],
        ['application', { app_id: '2021999' }],
      ],
    },
    {
      method: 'unionpay',
      endpoint: 'pay/unionpay',
      open: async (order, guest) => {
        const begun = await site.ask<GatewayForm>('pay/unionpay', order, guest)
        assert.equal(begun.code, 1, JSON.stringify(begun))
        const { action, fields } = begun.data
        const body = new URLSearchParams(fields)
        const entered = await fetch(action, { method: 'POST', body, redirect: 'manual' })
        assert.equal(entered.status, 303)
        return new URL(entered.headers.get('location')!, action).href
      },
      choose,
      calls: { query: 'queryTrans.do', refund: 'backTransReq.do' },
      notThere: '34',
      paidFields: ({ outNo, chargeAmount }) => ({
        orderId: outNo,
        txnType: '01',
        txnSubType: '01',
        txnTime: '20270110160000',
        txnAmt: String(chargeAmount),
        queryId: `27011016000${outNo.replace(/\D/g, '')}`,
      }),
      foreignFields: [
        ['amount', { txnAmt: '1' }],
        ['currency', { currencyCode: '840' }],
        ['merchant', { merId: '777000000000000' }],
      ],
    },
  ]
}
