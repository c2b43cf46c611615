import type { Movement, Outcome, ProviderFacts, ProviderOperation, ProviderPayment } from '../provider.ts'
import { type AlipayClient, type Answer, beijingMoment } from './client.ts'
import { captureNo, compactKey, yuan, yuanOf } from './numbers.ts'

/** Days for which a hold can be captured; the contract for hotels allows more. */
export const HOLD_DAYS = 30
const day = 86_400_000

const numbersOf = ({ outNo }: ProviderPayment) => ({ out_order_no: outNo, out_request_no: outNo })

export const createVoucher = (client: AlipayClient, payment: ProviderPayment, payTimeout: string) =>
  client.call(
    'alipay.fund.auth.order.voucher.create',
    {
      ...numbersOf(payment),
      order_title: payment.title,
      amount: yuan(payment.charge),
      product_code: 'PREAUTH_PAY',
      pay_timeout: payTimeout,
      extra_param: JSON.stringify({ category: 'HOTEL' }),
    },
    { notify_url: payment.notifyUrl },
  )

export const authorisationOf = ({ auth_no = '', amount, gmt_trans }: Answer): Movement => ({
  kind: 'authorisation',
  id: auth_no,
  state: 'done',
  money: yuanOf(amount),
  expires: beijingMoment(gmt_trans) + HOLD_DAYS * day,
})

/** A hold as Alipay reports it; one that was never frozen is pending. */
export async function readHold(
  client: AlipayClient,
  payment: ProviderPayment,
): Promise<Outcome<ProviderFacts>> {
  const asked = await client.call('alipay.fund.auth.operation.detail.query', numbersOf(payment))
  const common = { reference: null, outNo: payment.outNo, payee: null }
  if (asked.is === 'refused' && /NOT_EXIST/.test(asked.code))
    return { is: 'done', value: { ...common, stage: 'waiting', movements: [] } }
  if (asked.is !== 'done') return asked
  const { status } = asked.value
  const movements = status === 'SUCCESS' ? [authorisationOf(asked.value)] : []
  const stage = status === 'INIT' ? 'waiting' : 'over'
  return { is: 'done', value: { ...common, stage, movements } }
}

/** Captures a part of a hold; a final capture releases the balance. */
export async function takeOfHold(
  client: AlipayClient,
  { key, charge, isFinal, payment }: ProviderOperation,
): Promise<Outcome<readonly Movement[]>> {
  const paid = await client.call(
    'alipay.trade.pay',
    {
      auth_no: payment.holdId ?? '',
      out_trade_no: captureNo(payment.outNo, key),
      total_amount: yuan(charge),
      subject: payment.title,
      product_code: 'PREAUTH_PAY',
      auth_confirm_mode: isFinal ? 'COMPLETE' : 'NOT_COMPLETE',
    },
    { notify_url: payment.notifyUrl },
  )
  if (paid.is !== 'done') return paid
  const id = paid.value.trade_no ?? ''
  const captured = { kind: 'capture', id, state: 'done', money: charge, operation: key } as const
  return { is: 'done', value: [captured] }
}

/** Releases everything that is still frozen: Alipay knows the amount. */
export async function releaseHold(
  client: AlipayClient,
  { key, charge, payment }: ProviderOperation,
): Promise<Outcome<readonly Movement[]>> {
  const auth_no = payment.holdId ?? ''
  const held = await client.call('alipay.fund.auth.operation.detail.query', numbersOf(payment))
  if (held.is !== 'done') return held
  const rest = held.value.rest_amount ?? ''
  if (yuanOf(rest).amount > 0) {
    const released = await client.call(
      'alipay.fund.auth.order.unfreeze',
      { auth_no, out_request_no: compactKey(key), amount: rest, remark: payment.title },
      { notify_url: payment.notifyUrl },
    )
    if (released.is !== 'done') return released
    if (released.value.status !== 'SUCCESS') return { is: 'unknown', why: `status ${released.value.status}` }
  }
  const movement = { kind: 'void', id: auth_no, state: 'done', money: charge, operation: key } as const
  return { is: 'done', value: [movement] }
}

/** Closes the hold so that nothing can be frozen for it; an amount frozen meanwhile is returned. */
export async function closeHold(
  client: AlipayClient,
  payment: ProviderPayment,
): Promise<Outcome<readonly Movement[]>> {
  const facts = await readHold(client, payment)
  if (facts.is !== 'done') return facts
  const { movements } = facts.value
  if (movements.length > 0) return { is: 'done', value: movements }
  const cancelled = await client.call('alipay.fund.auth.operation.cancel', {
    ...numbersOf(payment),
    remark: payment.title,
  })
  if (cancelled.is === 'refused' && /NOT_EXIST/.test(cancelled.code)) return { is: 'done', value: [] }
  return cancelled.is === 'done' ? { is: 'done', value: [] } : cancelled
}
