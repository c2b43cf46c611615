import assert from 'node:assert/strict'
import type { Booked } from '#contract/booking.ts'
import type { AlipayCode, GatewayForm } from '#contract/payments.ts'
import type { Message } from '../../src/simulator/messages.ts'
import { IMPATIENT, openPayingSite } from './paying-site.ts'

type Site = Awaited<ReturnType<typeof openPayingSite>>

/** A payer's path through a provider, and the names of the provider's calls. */
export type Cashier = {
  readonly method: 'alipay' | 'unionpay'
  readonly endpoint: string
  /** The page on which the payer decides; starting again opens the same one while it is open. */
  readonly open: (order: Booked, guest: number) => Promise<string>
  /** The same page, from the site's response to the payer. */
  readonly enter: (begun: unknown) => Promise<string>
  readonly choose: (page: string, act?: string) => Promise<Response>
  /** Names of the provider's calls, for injecting faults. */
  readonly calls: { readonly query: string; readonly refund: string }
  /** The provider's refusal of a query for an unknown payment. */
  readonly notThere: string
  /** The fields of a notification that pays an order. */
  readonly paidFields: (payment: { outNo: string; chargeAmount: number }) => Record<string, string>
  /** Changes to it that are signed correctly and must be rejected. */
  readonly foreignFields: readonly (readonly [what: string, fields: Record<string, string>])[]
}

const yuan = (fen: number) => `${Math.trunc(fen / 100)}.${String(fen % 100).padStart(2, '0')}`

export function cashiers(site: Pick<Site, 'ask'>): readonly [alipay: Cashier, unionpay: Cashier] {
  const openBy =
    (endpoint: string, enter: Cashier['enter']): Cashier['open'] =>
    async (order, guest) => {
      const begun = await site.ask<object>(endpoint, order, guest)
      assert.equal(begun.code, 1, JSON.stringify(begun))
      return enter(begun.data)
    }
  const showCode: Cashier['enter'] = async (begun) => (begun as AlipayCode).qr
  const postForm: Cashier['enter'] = async (begun) => {
    const { action, fields } = begun as GatewayForm
    const body = new URLSearchParams(fields)
    const entered = await fetch(action, { method: 'POST', body, redirect: 'manual' })
    assert.equal(entered.status, 303)
    return new URL(entered.headers.get('location')!, action).href
  }
  const choose = (page: string, act = 'pay') =>
    fetch(page, { method: 'POST', body: new URLSearchParams({ act }), redirect: 'manual' })
  return [
    {
      method: 'alipay',
      endpoint: 'pay/alipay_code',
      open: openBy('pay/alipay_code', showCode),
      enter: showCode,
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
      open: openBy('pay/unionpay', postForm),
      enter: postForm,
      choose,
      calls: { query: 'queryTrans.do', refund: 'backTransReq.do' },
      notThere: '34',
      paidFields: ({ outNo, chargeAmount }) => ({
        orderId: outNo,
        txnType: '01',
        txnSubType: '01',
        txnTime: '20270110160000',
        txnAmt: String(chargeAmount),
        // Digits that no other payment has.
        queryId: `27011016000${Buffer.from(outNo).join('')}`,
      }),
      foreignFields: [
        ['amount', { txnAmt: '1' }],
        ['currency', { currencyCode: '840' }],
        ['merchant', { merId: '777000000000000' }],
      ],
    },
  ]
}

type Wanted = Parameters<Site['book']>[0]
type Night = { id: string; night: string; free: number }

/** A site whose payers use Alipay and UnionPay. */
export async function openYuanSite(env: Record<string, string> = {}) {
  const site = await openPayingSite({ env, patience: IMPATIENT })
  const [alipay, unionpay] = cashiers(site)

  const yuanSite = {
    ...site,
    alipay,
    unionpay,
    stateOf: async (order: Booked, guest: number) => (await site.status(order, guest)).state,
    told: (order: Booked, guest: number, state = 'confirmed') =>
      site.settled(async () => (await yuanSite.stateOf(order, guest)) === state),
    /** The latest payment of an order. */
    lastOf: async (order: Booked) => (await site.paymentsOf(order)).at(-1)!,
    /** Booked, with the payer on the provider's page. */
    async atCashier(cashier: Cashier, wanted: Wanted = {}) {
      const booked = await site.book({ payment: 'prepay', ...wanted })
      return { ...booked, page: await cashier.open(booked.order, booked.guest) }
    },
    async paidBy(cashier: Cashier, wanted: Wanted = {}) {
      const opened = await yuanSite.atCashier(cashier, wanted)
      await cashier.choose(opened.page)
      await yuanSite.told(opened.order, opened.guest)
      assert.equal(await yuanSite.stateOf(opened.order, opened.guest), 'confirmed')
      return opened
    },
    messages: async () => (await site.control('messages')).messages as Message[],
    /** Repeats a notification of the provider, unchanged or changed. */
    send(message: Message, changed: Record<string, string | null> = {}) {
      const fields = new URLSearchParams(message.body)
      for (const [name, value] of Object.entries(changed)) {
        if (value === null) fields.delete(name)
        else fields.set(name, value)
      }
      return fetch(message.url, { method: 'POST', headers: message.headers, body: fields.toString() })
    },
    /** Sends a forged notification, and returns the site's response. */
    async forge({ method }: Cashier, wanted: object) {
      await site.hold(true)
      await site.control(`forge/${method}`, wanted)
      const made = (await yuanSite.messages()).at(-1)!
      await site.hold(false)
      return yuanSite.send(made)
    },
    clearFaults: () => site.control('faults', { clear: true }),
    freeNights: (roomType: string) => site.db<Night[]>`
      select room_type_id as id, night::text, free from inventory_nights where room_type_id = ${roomType}`,
    async writeNights(nights: readonly Night[]) {
      for (const { id, night, free } of nights) {
        await site.db`
          update inventory_nights set free = ${free} where room_type_id = ${id} and night = ${night}`
      }
    },
  }
  return yuanSite
}
