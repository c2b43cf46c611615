import { randomInt } from 'node:crypto'
import { newId } from '../ids.ts'
import type { Simulation } from '../simulator.ts'
import { beijingTime, durationOf } from './amounts.ts'
import type { Notify } from './notify.ts'
import type { Authorization, Call, Operation, OperationType, Refund, Trade } from './types.ts'

const usualLife = 2 * 3_600_000

/** Alipay's state and its money movements. */
export function openLedger({ state, now }: Pick<Simulation, 'state' | 'now'>, notify: Notify) {
  const trades = state.table<Trade>('alipay trades')
  const authorizations = state.table<Authorization>('alipay authorizations')
  const longNumber = () =>
    `${beijingTime(now()).slice(0, 10).replaceAll('-', '')}2200${randomInt(1e8, 1e9)}${randomInt(1e8, 1e9)}`

  /** Closes an expired unpaid trade. */
  function grown(trade: Trade): Trade {
    if (trade.status === 'WAIT_BUYER_PAY' && now() >= trade.expiresAt) {
      trade.status = 'TRADE_CLOSED'
      trade.closedAt = trade.expiresAt
    }
    return trade
  }

  function operate(held: Authorization, type: OperationType, outRequestNo: string, amount: number) {
    const operation: Operation = {
      id: longNumber(),
      outRequestNo,
      type,
      amount,
      status: type === 'FREEZE' ? 'INIT' : 'SUCCESS',
      at: now(),
    }
    held.operations.push(operation)
    return operation
  }

  return {
    trade(outTradeNo: unknown): Trade | undefined {
      const found = trades.get(String(outTradeNo))
      return found && grown(found)
    },
    tradeByNo: (tradeNo: unknown) => trades.all().find((one) => one.tradeNo === tradeNo),
    tradeByCode: (code: string) => {
      const found = trades.all().find((one) => one.code === code)
      return found && grown(found)
    },
    trades: () => trades.all(),
    create(
      { business, notifyUrl, returnUrl }: Call,
      wanted: Pick<Trade, 'product' | 'amount' | 'exists'> & { authNo?: string },
    ): Trade {
      const text = (name: string) => (business[name] === undefined ? null : String(business[name]))
      const outTradeNo = String(business.out_trade_no)
      return trades.set(outTradeNo, {
        outTradeNo,
        tradeNo: longNumber(),
        code: newId(24).toLowerCase(),
        product: wanted.product,
        subject: text('subject') ?? '',
        amount: wanted.amount,
        notifyUrl,
        returnUrl,
        quitUrl: text('quit_url'),
        passback: text('passback_params'),
        createdAt: now(),
        expiresAt: now() + durationOf(business.timeout_express, usualLife),
        exists: wanted.exists,
        status: 'WAIT_BUYER_PAY',
        paidAt: null,
        closedAt: null,
        refunds: [],
        authNo: wanted.authNo ?? null,
      })
    },
    pay(trade: Trade) {
      trade.exists = true
      trade.status = 'TRADE_SUCCESS'
      trade.paidAt = now()
      notify.trade(trade)
    },
    close(trade: Trade) {
      trade.status = 'TRADE_CLOSED'
      trade.closedAt = now()
    },
    refund(trade: Trade, outRequestNo: string, amount: number): Refund {
      const refund = { outRequestNo, amount, at: now() }
      trade.refunds.push(refund)
      if (refundedOf(trade) === trade.amount) this.close(trade)
      notify.trade(trade, refund)
      return refund
    },
    authorization: ({ auth_no, out_order_no }: { auth_no?: unknown; out_order_no?: unknown }) =>
      authorizations.get(String(out_order_no)) ??
      authorizations.all().find(({ authNo }) => authNo === auth_no),
    authorizationByCode: (code: string) => authorizations.all().find((one) => one.code === code),
    authorize({ business, notifyUrl }: Call, amount: number): Authorization {
      const held = authorizations.set(String(business.out_order_no), {
        authNo: longNumber(),
        outOrderNo: String(business.out_order_no),
        code: newId(24).toLowerCase(),
        title: String(business.order_title ?? ''),
        amount,
        notifyUrl,
        createdAt: now(),
        expiresAt: now() + durationOf(business.pay_timeout, usualLife),
        status: 'INIT',
        rest: 0,
        paid: 0,
        operations: [],
      })
      operate(held, 'FREEZE', String(business.out_request_no), amount)
      return held
    },
    freeze(held: Authorization) {
      const [operation] = held.operations as [Operation, ...Operation[]]
      operation.status = 'SUCCESS'
      operation.at = now()
      held.status = 'AUTHORIZED'
      held.rest = held.amount
      notify.authorization(held, operation)
    },
    /** Releases frozen money to the payer. */
    unfreeze(held: Authorization, outRequestNo: string, amount: number): Operation {
      const operation = operate(held, 'UNFREEZE', outRequestNo, amount)
      held.rest -= amount
      if (held.rest === 0) held.status = 'FINISH'
      notify.authorization(held, operation)
      return operation
    },
    /** Captures all or part of the frozen money. */
    take(held: Authorization, outTradeNo: string, amount: number) {
      operate(held, 'PAY', outTradeNo, amount)
      held.rest -= amount
      held.paid += amount
      if (held.rest === 0) held.status = 'FINISH'
    },
  }
}
export type Ledger = ReturnType<typeof openLedger>

export const refundedOf = ({ refunds }: Trade) => refunds.reduce((sum, { amount }) => sum + amount, 0)
