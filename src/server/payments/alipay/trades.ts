import type { Movement, Outcome, ProviderFacts, ProviderOperation, ProviderPayment } from '../provider.ts'
import type { AlipayClient, Answer } from './client.ts'
import { compactKey, readTradeNo, yuan, yuanOf } from './numbers.ts'

const tradeOf = ({ outNo, charge, title }: ProviderPayment, timeout: string) => ({
  out_trade_no: outNo,
  total_amount: yuan(charge),
  subject: title,
  timeout_express: timeout,
})

export const precreate = (client: AlipayClient, payment: ProviderPayment, timeout: string) =>
  client.call(
    'alipay.trade.precreate',
    { ...tradeOf(payment, timeout), qr_code_timeout_express: timeout },
    { notify_url: payment.notifyUrl },
  )

/** The same trade for the payer's browser: under one number it is paid once, by either way. */
export function pageUrls(client: AlipayClient, payment: ProviderPayment, timeout: string) {
  const trade = tradeOf(payment, timeout)
  const addresses = { notify_url: payment.notifyUrl, return_url: payment.returnUrl }
  const quit_url = payment.returnUrl
  return {
    phone: client.pageUrl(
      'alipay.trade.wap.pay',
      { ...trade, quit_url, product_code: 'QUICK_WAP_WAY' },
      addresses,
    ),
    desktop: client.pageUrl(
      'alipay.trade.page.pay',
      { ...trade, product_code: 'FAST_INSTANT_TRADE_PAY' },
      addresses,
    ),
  }
}

const isUnpaid = (code: string) => code === 'ACQ.TRADE_NOT_EXIST'

/** A trade as Alipay reports it. An unscanned code is no trade yet: it is pending. */
export async function readTrade(
  client: AlipayClient,
  { outNo }: ProviderPayment,
): Promise<Outcome<ProviderFacts>> {
  const asked = await client.call('alipay.trade.query', { out_trade_no: outNo })
  if (asked.is === 'refused' && isUnpaid(asked.code)) {
    return { is: 'done', value: { reference: null, outNo, payee: null, stage: 'waiting', movements: [] } }
  }
  if (asked.is !== 'done') return asked
  return { is: 'done', value: { ...tradeFacts(asked.value, asked.value.send_pay_date), payee: null } }
}

/** A fully refunded trade is reported as closed too: its payment time shows that it was paid. */
export function tradeFacts(trade: Answer, paidAt: string | undefined): Omit<ProviderFacts, 'payee'> {
  const { trade_no = '', trade_status, out_trade_no = '', total_amount } = trade
  const isPaid =
    trade_status === 'TRADE_SUCCESS' ||
    trade_status === 'TRADE_FINISHED' ||
    (trade_status === 'TRADE_CLOSED' && Boolean(paidAt))
  const { outNo, key } = readTradeNo(out_trade_no)
  const capture: Movement = {
    kind: 'capture',
    id: trade_no,
    state: 'done',
    money: yuanOf(total_amount),
    ...(key ? { operation: key } : {}),
  }
  return {
    reference: null,
    outNo,
    stage: trade_status === 'WAIT_BUYER_PAY' ? 'waiting' : 'over',
    movements: isPaid ? [capture] : [],
  }
}

export async function refundTrade(
  client: AlipayClient,
  { key, charge, captureId }: ProviderOperation,
): Promise<Outcome<readonly Movement[]>> {
  const numbers = { trade_no: captureId ?? '', out_request_no: compactKey(key) }
  const refunded = await client.call('alipay.trade.refund', { ...numbers, refund_amount: yuan(charge) })
  if (refunded.is !== 'done') return refunded
  if (refunded.value.fund_change !== 'Y') {
    // No money moved by this call: it moved by an earlier one, or not yet.
    const asked = await client.call('alipay.trade.fastpay.refund.query', numbers)
    if (asked.is !== 'done') return { is: 'unknown', why: 'refund not to be asked after' }
    if (asked.value.refund_status !== 'REFUND_SUCCESS') return { is: 'unknown', why: 'refund not found yet' }
  }
  const movement: Movement = {
    kind: 'refund',
    id: `${captureId}-${compactKey(key)}`,
    state: 'done',
    money: charge,
    operation: key,
    ...(captureId ? { of: captureId } : {}),
  }
  return { is: 'done', value: [movement] }
}

/**
 * Closes the trade so that it cannot be paid; a payment made meanwhile is returned. An unscanned code cannot be
 * closed and expires by itself.
 */
export async function closeTrade(
  client: AlipayClient,
  payment: ProviderPayment,
): Promise<Outcome<readonly Movement[]>> {
  const closed = await client.call('alipay.trade.close', { out_trade_no: payment.outNo })
  if (closed.is === 'done' || (closed.is === 'refused' && isUnpaid(closed.code)))
    return { is: 'done', value: [] }
  if (closed.is !== 'refused') return closed
  const facts = await readTrade(client, payment)
  if (facts.is !== 'done') return facts
  const { movements, stage } = facts.value
  return stage === 'over' ? { is: 'done', value: movements } : closed
}
