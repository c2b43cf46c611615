import type { Route, SimRequest } from '../http.ts'
import { problem } from './answers.ts'
import type { PaypalState } from './ledger.ts'

const PAGE = 100
const LONGEST = 31 * 86_400_000

/** Transaction Search, with which a merchant reconciles its books. */
export function statementCall(paypal: PaypalState): Route {
  function handle({ query }: SimRequest) {
    const from = Date.parse(query.get('start_date') ?? '')
    const to = Date.parse(query.get('end_date') ?? '')
    if (Number.isNaN(from) || Number.isNaN(to) || to - from > LONGEST) return problem(400, 'INVALID_REQUEST')
    const page = Number(query.get('page') ?? '1')
    const captures = paypal.captures.all().map((row) => ({
      transaction_id: row.id,
      transaction_event_code: 'T0006',
      transaction_initiation_date: row.create_time,
      transaction_amount: row.amount,
      fee_amount: { currency_code: row.amount.currency_code, value: `-${row.fee}` },
      transaction_status: 'S',
      ...(row.invoice_id ? { invoice_id: row.invoice_id } : {}),
      ...(row.custom_id ? { custom_field: row.custom_id } : {}),
    }))
    const refunds = paypal.refunds
      .all()
      .filter(({ status }) => status === 'COMPLETED')
      .map((row) => ({
        transaction_id: row.id,
        paypal_reference_id: row.capture,
        paypal_reference_id_type: 'TXN',
        transaction_event_code: 'T1107',
        transaction_initiation_date: row.create_time,
        transaction_amount: { ...row.amount, value: `-${row.amount.value}` },
        transaction_status: 'S',
        ...(row.custom_id ? { custom_field: row.custom_id } : {}),
      }))
    const all = [...captures, ...refunds].filter(({ transaction_initiation_date: at }) => {
      const moment = Date.parse(at)
      return moment >= from && moment < to
    })
    return {
      status: 200,
      body: {
        transaction_details: all
          .slice((page - 1) * PAGE, page * PAGE)
          .map((transaction_info) => ({ transaction_info })),
        page,
        total_items: all.length,
        total_pages: Math.max(1, Math.ceil(all.length / PAGE)),
      },
    }
  }
  return { method: 'GET', path: '/v1/reporting/transactions', handle }
}
