import { amountOf, unitsOf } from './amounts.ts'
import type { PaypalState } from './ledger.ts'
import type { Link, PaypalAuthorization, PaypalCapture, PaypalOrder, PaypalRefund } from './types.ts'

const link = (href: string, rel: string, method: Link['method'] = 'GET'): Link => ({ href, rel, method })
const named = ({ custom_id, invoice_id }: { custom_id?: string; invoice_id?: string }) => ({
  ...(custom_id ? { custom_id } : {}),
  ...(invoice_id ? { invoice_id } : {}),
})

/** Rows as PayPal's API shows them. */
export function presentPaypal(paypal: PaypalState, url: () => string) {
  const authorization = (row: PaypalAuthorization) => ({
    id: row.id,
    status: row.status,
    amount: row.amount,
    ...named(row),
    expiration_time: row.expiration_time,
    create_time: row.create_time,
    update_time: row.update_time,
    supplementary_data: { related_ids: { order_id: row.order } },
    links: [link(`${url()}/v2/payments/authorizations/${row.id}`, 'self')],
  })

  function capture(row: PaypalCapture) {
    const currency = row.amount.currency_code
    const fee = { currency_code: currency, value: row.fee }
    return {
      id: row.id,
      status: row.status,
      amount: row.amount,
      ...named(row),
      final_capture: row.final_capture,
      seller_receivable_breakdown: {
        gross_amount: row.amount,
        paypal_fee: fee,
        net_amount: amountOf(unitsOf(row.amount) - unitsOf(fee), currency),
      },
      create_time: row.create_time,
      update_time: row.update_time,
      supplementary_data: { related_ids: { order_id: row.order } },
      links: [link(`${url()}/v2/payments/captures/${row.id}`, 'self')],
    }
  }

  const refund = (row: PaypalRefund) => ({
    id: row.id,
    status: row.status,
    amount: row.amount,
    ...named(row),
    seller_payable_breakdown: {
      gross_amount: row.amount,
      net_amount: row.amount,
      total_refunded_amount: row.amount,
    },
    create_time: row.create_time,
    update_time: row.update_time,
    links: [
      link(`${url()}/v2/payments/refunds/${row.id}`, 'self'),
      link(`${url()}/v2/payments/captures/${row.capture}`, 'up'),
    ],
  })

  function order(row: PaypalOrder) {
    const payments = {
      ...(row.authorizations.length > 0
        ? { authorizations: row.authorizations.map((id) => authorization(paypal.authorizations.get(id)!)) }
        : {}),
      ...(row.captures.length > 0
        ? { captures: row.captures.map((id) => capture(paypal.captures.get(id)!)) }
        : {}),
      ...(row.captures.length > 0
        ? {
            refunds: row.captures.flatMap((id) =>
              paypal.captures.get(id)!.refunds.map((one) => refund(paypal.refunds.get(one)!)),
            ),
          }
        : {}),
    }
    const approves = row.status === 'CREATED' ? 'approve' : 'payer-action'
    return {
      id: row.id,
      intent: row.intent,
      status: row.status,
      purchase_units: [
        {
          ...row.unit,
          payee: { merchant_id: 'SIMULATEDMERCHANT' },
          ...(Object.keys(payments).length > 0 ? { payments } : {}),
        },
      ],
      create_time: row.create_time,
      update_time: row.update_time,
      links: [
        link(`${url()}/v2/checkout/orders/${row.id}`, 'self'),
        link(`${url()}/checkoutnow?token=${row.id}`, approves),
      ],
    }
  }
  return { order, authorization, capture, refund }
}
export type PresentPaypal = ReturnType<typeof presentPaypal>
