import { setTimeout as wait } from 'node:timers/promises'
import { type CashierLocale, cashierPage, localeOf, yuanText } from '../cashier-page.ts'
import { html, type Route, redirect, type SimAnswer } from '../http.ts'
import type { Simulation } from '../simulator.ts'
import { words } from './bank-words.ts'
import { fieldsOf, respOf } from './fields.ts'
import { type Ledger, momentOf } from './ledger.ts'
import type { Notify } from './notify.ts'
import { amountOf, whyNotRead } from './transactions.ts'
import type { Transaction } from './types.ts'

type World = Pick<Simulation, 'faults'> & {
  ledger: Ledger
  notify: Notify
  merchantId: string
  merchantCertificate: string
}

/** The target of the merchant's form in the payer's browser, and the bank's page. */
export function bankCalls({ ledger, notify, faults, ...merchant }: World): Route[] {
  const message = (locale: CashierLocale, title: string, status: number, back?: string): SimAnswer =>
    html(
      cashierPage({
        locale,
        provider: words[locale].name,
        title,
        amount: '',
        lines: [],
        ...(back ? { back: { url: back, label: words[locale].back } } : {}),
      }),
      status,
    )

  const enter: Route['handle'] = (request) => {
    const fields = fieldsOf(request)
    const locale = localeOf(request.headers['accept-language'])
    const amount = amountOf(fields)
    const { orderId = '', txnTime = '', txnType, txnSubType, frontUrl = '', backUrl = '' } = fields
    const why = request.refusal ?? whyNotRead(fields, merchant)
    if (why || amount === null || txnType !== '01' || txnSubType !== '01' || !frontUrl)
      return message(locale, `${words[locale].unknown} ${respOf(why ?? '13').respMsg}`, 400)
    const known = ledger.find(orderId)
    if (known && (known.amount !== amount || known.txnTime !== txnTime))
      return message(locale, `${words[locale].unknown} ${respOf('12').respMsg}`, 400)
    const expiresAt = momentOf(fields.payTimeout ?? '')
    const made =
      known ??
      ledger.add({
        kind: 'payment',
        orderId,
        txnTime,
        txnType,
        txnSubType,
        amount,
        frontUrl,
        backUrl,
        reqReserved: fields.reqReserved ?? '',
        ...(Number.isNaN(expiresAt) ? {} : { expiresAt }),
      })
    return redirect(`../../bank/${made.queryId}`)
  }

  const show: Route['handle'] = ({ params, headers }) => {
    const locale = localeOf(headers['accept-language'])
    const say = words[locale]
    const found = ledger.byQueryId(params.id!)
    if (!found) return message(locale, say.unknown, 404)
    if (!ledger.isOpen(found)) return message(locale, say.over, 410, found.frontUrl)
    return html(
      cashierPage({
        locale,
        provider: say.name,
        title: say.title,
        amount: yuanText(found.amount),
        lines: [
          [say.merchant, say.shop],
          [say.order, found.orderId],
          [say.card, '6216 26** **** 0010'],
        ],
        action: found.queryId,
        buttons: [
          { value: 'pay', label: say.confirm, main: true },
          { value: 'late', label: say.late, hint: say.lateHint },
          { value: 'stay', label: say.stay, hint: say.stayHint },
          { value: 'short', label: say.short, hint: say.shortHint },
          { value: 'leave', label: say.leave },
        ],
      }),
    )
  }

  const act: Route['handle'] = async ({ params, headers, body }) => {
    const locale = localeOf(headers['accept-language'])
    const say = words[locale]
    const found = ledger.byQueryId(params.id!)
    if (!found) return message(locale, say.unknown, 404)
    if (!ledger.isOpen(found)) return message(locale, say.over, 410, found.frontUrl)
    const act = new URLSearchParams(body.toString()).get('act')
    if (act === 'short') {
      ledger.settle(found, '64')
      return message(locale, say.declined, 200, found.frontUrl)
    }
    if (act !== 'pay' && act !== 'late' && act !== 'stay') return redirect(found.frontUrl)
    if (act === 'late') faults.add({ match: 'queryTrans.do', mode: 'refuse', refusal: '34', times: 2 })
    ledger.settle(found, '00')
    notify.tell(found)
    // The notification is sent before the payer is redirected.
    await wait(20)
    return act === 'stay' ? message(locale, say.paid, 200) : html(frontReturn(found, locale))
  }

  /** The browser posts the signed result to the merchant, automatically if scripts are enabled. */
  function frontReturn(transaction: Transaction, locale: CashierLocale): string {
    const page = cashierPage({
      locale,
      provider: words[locale].name,
      title: words[locale].paid,
      amount: yuanText(transaction.amount),
      lines: [],
      action: transaction.frontUrl,
      hidden: notify.told(transaction),
      buttons: [{ value: 'back', label: words[locale].back, main: true }],
    })
    return page.replace('</body>', '<script>document.forms[0].submit()</script></body>')
  }

  return [
    {
      method: 'POST',
      path: '/gateway/api/frontTransReq.do',
      operation: () => '01/01',
      handle: enter,
    },
    { method: 'GET', path: '/bank/:id', handle: show },
    { method: 'POST', path: '/bank/:id', handle: act },
  ]
}
