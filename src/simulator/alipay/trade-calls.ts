import { beijingTime, fenOf, yuanOf } from './amounts.ts'
import { invalid, refused, success } from './answers.ts'
import { type Ledger, refundedOf } from './ledger.ts'
import type { Answer, Call, Trade } from './types.ts'

type Opened = { trade: Trade; refusal?: never } | { refusal: Answer; trade?: never }

/** Why a known number cannot be paid again. */
function whyNotAgain(trade: Trade, amount: number): Answer | null {
  if (trade.status === 'TRADE_SUCCESS' || trade.status === 'TRADE_FINISHED')
    return refused('ACQ.TRADE_HAS_SUCCESS')
  if (trade.status === 'TRADE_CLOSED') return refused('ACQ.TRADE_HAS_CLOSE')
  return trade.amount === amount ? null : refused('ACQ.CONTEXT_INCONSISTENT')
}

const named = (trade: Trade) => ({
  trade_no: trade.tradeNo,
  out_trade_no: trade.outTradeNo,
  buyer_logon_id: 'sim***@example.com',
})

/** Trades: create by a code, query, close, cancel, refund. */
export function tradeCalls(ledger: Ledger, codeUrl: (code: string) => string) {
  const existing = ({ business }: Call): Trade | null => {
    const found = ledger.trade(business.out_trade_no) ?? ledger.tradeByNo(business.trade_no)
    return found?.exists ? found : null
  }

  /** The trade that a payer is sent to, or the reason for refusal. */
  function open(call: Call, product: string, exists: boolean): Opened {
    const amount = fenOf(call.business.total_amount)
    if (amount === null || !/^[\w-]{1,64}$/.test(String(call.business.out_trade_no ?? '')))
      return { refusal: invalid('isv.invalid-parameter') }
    if (!call.business.subject) return { refusal: invalid('isv.missing-parameter') }
    const known = ledger.trade(call.business.out_trade_no)
    if (!known) return { trade: ledger.create(call, { product, amount, exists }) }
    const refusal = whyNotAgain(known, amount)
    if (refusal) return { refusal }
    // A browser page opens the same trade for a number whose code was not scanned.
    known.returnUrl ??= call.returnUrl
    known.quitUrl ??= call.business.quit_url === undefined ? null : String(call.business.quit_url)
    return { trade: known }
  }

  function precreate(call: Call): Answer {
    const { trade, refusal } = open(call, 'FACE_TO_FACE_PAYMENT', false)
    if (!trade) return refusal
    return success({ out_trade_no: trade.outTradeNo, qr_code: codeUrl(trade.code) })
  }

  function query(call: Call): Answer {
    const trade = existing(call)
    if (!trade) return refused('ACQ.TRADE_NOT_EXIST')
    return success({
      ...named(trade),
      trade_status: trade.status,
      total_amount: yuanOf(trade.amount),
      receipt_amount: yuanOf(trade.paidAt === null ? 0 : trade.amount),
      buyer_pay_amount: yuanOf(trade.paidAt === null ? 0 : trade.amount),
      ...(trade.paidAt === null ? {} : { send_pay_date: beijingTime(trade.paidAt) }),
    })
  }

  function close(call: Call): Answer {
    const trade = existing(call)
    if (!trade) return refused('ACQ.TRADE_NOT_EXIST')
    if (trade.status !== 'WAIT_BUYER_PAY') return refused('ACQ.TRADE_STATUS_ERROR')
    ledger.close(trade)
    return success(named(trade))
  }

  /** Cancels a trade whose payment is unknown: closes it, or refunds it in full. */
  function cancel(call: Call): Answer {
    const trade = existing(call)
    if (!trade) return refused('ACQ.TRADE_NOT_EXIST')
    const isPaid = trade.status === 'TRADE_SUCCESS'
    if (isPaid) ledger.refund(trade, `${trade.outTradeNo}-cancel`, trade.amount - refundedOf(trade))
    else ledger.close(trade)
    return success({ ...named(trade), retry_flag: 'N', action: isPaid ? 'refund' : 'close' })
  }

  function refund(call: Call): Answer {
    const trade = existing(call)
    if (!trade) return refused('ACQ.TRADE_NOT_EXIST')
    const amount = fenOf(call.business.refund_amount)
    if (amount === null) return invalid('isv.invalid-parameter')
    const number = String(call.business.out_request_no ?? trade.outTradeNo)
    const known = trade.refunds.find(({ outRequestNo }) => outRequestNo === number)
    if (known && known.amount !== amount) return refused('ACQ.DISCORDANT_REPEAT_REQUEST')
    if (!known) {
      if (trade.status === 'TRADE_FINISHED') return refused('ACQ.TRADE_HAS_FINISHED')
      if (trade.paidAt === null) return refused('ACQ.TRADE_STATUS_ERROR')
      if (refundedOf(trade) + amount > trade.amount) return refused('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL')
      ledger.refund(trade, number, amount)
    }
    return success({
      ...named(trade),
      fund_change: known ? 'N' : 'Y',
      refund_fee: yuanOf(refundedOf(trade)),
    })
  }

  function refundQuery(call: Call): Answer {
    const trade = existing(call)
    if (!trade) return refused('ACQ.TRADE_NOT_EXIST')
    const found = trade.refunds.find(({ outRequestNo }) => outRequestNo === call.business.out_request_no)
    // For an unknown refund Alipay responds "success" without further fields.
    if (!found) return success({})
    return success({
      ...named(trade),
      out_request_no: found.outRequestNo,
      total_amount: yuanOf(trade.amount),
      refund_amount: yuanOf(found.amount),
      refund_status: 'REFUND_SUCCESS',
      gmt_refund_pay: beijingTime(found.at),
    })
  }

  return {
    open,
    calls: {
      'alipay.trade.precreate': precreate,
      'alipay.trade.query': query,
      'alipay.trade.close': close,
      'alipay.trade.cancel': cancel,
      'alipay.trade.refund': refund,
      'alipay.trade.fastpay.refund.query': refundQuery,
    },
  }
}
