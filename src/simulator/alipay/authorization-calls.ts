import { beijingTime, fenOf, yuanOf } from './amounts.ts'
import { invalid, refused, success } from './answers.ts'
import type { Ledger } from './ledger.ts'
import type { Answer, Authorization, Call, Operation } from './types.ts'

const named = (held: Authorization, operation: Operation) => ({
  auth_no: held.authNo,
  out_order_no: held.outOrderNo,
  operation_id: operation.id,
  out_request_no: operation.outRequestNo,
  amount: yuanOf(operation.amount),
  status: operation.status,
  gmt_trans: beijingTime(operation.at),
})

/** Pre-authorisation: freeze by a code, capture in part or whole, release. */
export function authorizationCalls(
  ledger: Ledger,
  { codeUrl, now }: { codeUrl: (code: string) => string; now: () => number },
) {
  function createVoucher(call: Call): Answer {
    const { out_order_no, out_request_no, order_title, product_code } = call.business
    const amount = fenOf(call.business.amount)
    if (amount === null || product_code !== 'PREAUTH_PAY') return invalid('isv.invalid-parameter')
    if (!out_order_no || !out_request_no || !order_title) return invalid('isv.missing-parameter')
    const known = ledger.authorization({ out_order_no })
    if (known && known.amount !== amount) return refused('ACQ.CONTEXT_INCONSISTENT')
    if (known && known.status !== 'INIT') return refused('ACQ.ORDER_ALREADY_FINISH')
    const held = known ?? ledger.authorize(call, amount)
    return success({
      out_order_no,
      out_request_no,
      code_type: 'qr_code',
      code_value: codeUrl(held.code),
    })
  }

  function query({ business }: Call): Answer {
    const held = ledger.authorization(business)
    const operation = held?.operations.find(
      ({ id, outRequestNo }) => outRequestNo === business.out_request_no || id === business.operation_id,
    )
    if (!held || !operation) return refused('AUTH_ORDER_NOT_EXIST')
    return success({
      ...named(held, operation),
      order_title: held.title,
      operation_type: operation.type,
      order_status: held.status,
      total_freeze_amount: yuanOf(held.status === 'INIT' || held.status === 'CLOSED' ? 0 : held.amount),
      total_pay_amount: yuanOf(held.paid),
      rest_amount: yuanOf(held.rest),
    })
  }

  function cancel({ business }: Call): Answer {
    const held = ledger.authorization(business)
    if (!held) return refused('AUTH_ORDER_NOT_EXIST')
    const [operation] = held.operations as [Operation]
    if (held.paid > 0) return refused('ACQ.ORDER_ALREADY_FINISH')
    const isFrozen = held.status === 'AUTHORIZED'
    if (isFrozen) ledger.unfreeze(held, `${held.outOrderNo}-cancel`, held.rest)
    else {
      held.status = 'CLOSED'
      operation.status = 'CLOSED'
    }
    return success({ ...named(held, operation), action: isFrozen ? 'unfreeze' : 'close' })
  }

  function unfreeze({ business }: Call): Answer {
    const held = ledger.authorization(business)
    if (!held || held.status === 'INIT') return refused('AUTH_ORDER_NOT_EXIST')
    const amount = fenOf(business.amount)
    if (amount === null || !business.out_request_no) return invalid('isv.invalid-parameter')
    const known = held.operations.find(({ outRequestNo }) => outRequestNo === business.out_request_no)
    if (known) {
      const isSame = known.type === 'UNFREEZE' && known.amount === amount
      return isSame ? success(named(held, known)) : refused('ACQ.CONTEXT_INCONSISTENT')
    }
    if (amount > held.rest) return refused('ACQ.UNFREEZE_AMOUNT_EXCEED')
    return success(named(held, ledger.unfreeze(held, String(business.out_request_no), amount)))
  }

  /** Captures frozen money; `COMPLETE` releases the rest. */
  function pay(call: Call): Answer {
    const { auth_no, out_trade_no, product_code, auth_confirm_mode } = call.business
    const amount = fenOf(call.business.total_amount)
    if (amount === null || product_code !== 'PREAUTH_PAY' || !out_trade_no)
      return invalid('isv.invalid-parameter')
    const held = ledger.authorization({ auth_no })
    if (!held) return refused('ACQ.AUTH_NO_NOT_EXIST')
    const known = ledger.trade(out_trade_no)
    if (known && (known.authNo !== held.authNo || known.amount !== amount))
      return refused('ACQ.CONTEXT_INCONSISTENT')
    if (!known) {
      if (held.status !== 'AUTHORIZED') return refused('ACQ.AUTH_ORDER_HAS_FINISHED')
      if (amount > held.rest) return refused('ACQ.AUTH_AMOUNT_NOT_ENOUGH')
      ledger.take(held, String(out_trade_no), amount)
      const made = ledger.create(call, {
        product: 'PREAUTH_PAY',
        amount,
        exists: true,
        authNo: held.authNo,
      })
      ledger.pay(made)
      if (auth_confirm_mode === 'COMPLETE' && held.rest > 0)
        ledger.unfreeze(held, `${made.outTradeNo}-rest`, held.rest)
    }
    const trade = ledger.trade(out_trade_no)!
    return success({
      trade_no: trade.tradeNo,
      out_trade_no: trade.outTradeNo,
      total_amount: yuanOf(trade.amount),
      receipt_amount: yuanOf(trade.amount),
      gmt_payment: beijingTime(trade.paidAt ?? now()),
    })
  }

  return {
    'alipay.fund.auth.order.voucher.create': createVoucher,
    'alipay.fund.auth.operation.detail.query': query,
    'alipay.fund.auth.operation.cancel': cancel,
    'alipay.fund.auth.order.unfreeze': unfreeze,
    'alipay.trade.pay': pay,
  }
}
