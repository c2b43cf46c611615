import { setTimeout as wait } from 'node:timers/promises'
import { type CashierLocale, cashierPage, localeOf, yuanText } from '../cashier-page.ts'
import { html, type Route, redirect, type SimAnswer } from '../http.ts'
import type { Simulation } from '../simulator.ts'
import { words } from './cashier-words.ts'
import type { Ledger } from './ledger.ts'
import type { Authorization, Trade } from './types.ts'

type World = Pick<Simulation, 'faults' | 'now'> & {
  ledger: Ledger
  /** The merchant's return URL with Alipay's parameters. */
  returnTo: (trade: Trade) => string | null
}

/** The target of a code: a trade to pay, or money to freeze. */
type Coded = { trade: Trade; held?: never } | { held: Authorization; trade?: never }

/** The payer's phone after scanning a code, and the cashier page in a browser. */
export function cashierCalls({ ledger, faults, now, returnTo }: World): Route[] {
  function find(code: string): Coded | null {
    const trade = ledger.tradeByCode(code)
    if (trade) return { trade }
    const held = ledger.authorizationByCode(code)
    return held ? { held } : null
  }

  const isOpen = ({ trade, held }: Coded) =>
    trade ? trade.status === 'WAIT_BUYER_PAY' : held.status === 'INIT' && now() < held.expiresAt

  const isDone = ({ trade, held }: Coded) => (trade ? trade.paidAt !== null : held.status === 'AUTHORIZED')

  function told(coded: Coded | null, locale: CashierLocale, say: string, status: number): SimAnswer {
    const { trade } = coded ?? {}
    const to = trade ? (trade.paidAt === null ? trade.quitUrl : returnTo(trade)) : null
    return html(
      cashierPage({
        locale,
        provider: words[locale].name,
        title: say,
        amount: coded ? yuanText((coded.trade ?? coded.held).amount) : '',
        lines: [],
        phone: true,
        ...(to ? { back: { url: to, label: words[locale].back } } : {}),
      }),
      status,
    )
  }

  function closedAnswer(coded: Coded | null, locale: CashierLocale): SimAnswer {
    const say = words[locale]
    if (!coded) return told(null, locale, say.unknown, 404)
    return told(coded, locale, isDone(coded) ? (coded.trade ? say.paid : say.snapshot) : say.over, 410)
  }

  const show: Route['handle'] = ({ params, headers }) => {
    const locale = localeOf(headers['accept-language'])
    const say = words[locale]
    const coded = find(params.code!)
    if (!coded || !isOpen(coded)) return closedAnswer(coded, locale)
    const { trade, held } = coded
    if (trade) trade.exists = true
    return html(
      cashierPage({
        locale,
        provider: say.name,
        title: trade ? say.pay : say.freeze,
        amount: yuanText((trade ?? held).amount),
        lines: [
          [say.merchant, say.shop],
          [say.what, trade ? trade.subject : held.title],
          [say.from, say.balance],
        ],
        phone: true,
        action: params.code!,
        hidden: {},
        buttons: [
          { value: 'pay', label: trade ? say.confirm : say.confirmFreeze, main: true },
          { value: 'quiet', label: say.quiet, hint: say.quietHint },
          { value: 'short', label: say.short, hint: say.shortHint },
          { value: 'leave', label: say.leave },
        ],
        note: trade ? say.note : say.freezeNote,
      }),
    )
  }

  const act: Route['handle'] = async ({ params, headers, body }) => {
    const locale = localeOf(headers['accept-language'])
    const say = words[locale]
    const coded = find(params.code!)
    const act = new URLSearchParams(body.toString()).get('act')
    if (!coded || !isOpen(coded)) return closedAnswer(coded, locale)
    if (act === 'short') return told(coded, locale, say.refused, 200)
    if (act !== 'pay' && act !== 'quiet') return leave(coded, locale)
    if (act === 'quiet') {
      const match = coded.trade ? 'alipay.trade.query' : 'alipay.fund.auth.operation.detail.query'
      const refusal = coded.trade ? 'ACQ.TRADE_NOT_EXIST' : 'AUTH_ORDER_NOT_EXIST'
      faults.add({ match, mode: 'refuse', refusal, times: 2 })
    }
    if (coded.trade) ledger.pay(coded.trade)
    else ledger.freeze(coded.held)
    // The notification is sent before the payer is redirected.
    await wait(20)
    const to = coded.trade ? returnTo(coded.trade) : null
    return to ? redirect(to) : told(coded, locale, coded.trade ? say.paid : say.snapshot, 200)
  }

  function leave(coded: Coded, locale: CashierLocale): SimAnswer {
    const to = coded.trade?.quitUrl
    return to ? redirect(to) : told(coded, locale, words[locale].left, 200)
  }

  return [
    { method: 'GET', path: '/qr/:code', handle: show },
    { method: 'POST', path: '/qr/:code', handle: act },
  ]
}
