import { localeOf } from '../cashier-page.ts'
import { html, type Route, redirect, type SimRequest } from '../http.ts'
import { invalid, refused } from './answers.ts'
import { words } from './cashier-words.ts'
import { type Fields, isSignedBy, type KeyPair, signText } from './signing.ts'
import type { Answer, Business, Call, Trade } from './types.ts'

type World = {
  appId: string
  /** The merchant's key pair, whose public key Alipay knows, and Alipay's own. */
  merchantKeys: KeyPair
  ownKeys: KeyPair
  calls: Readonly<Record<string, (call: Call) => Answer>>
  open: (call: Call, product: string, exists: boolean) => { trade?: Trade; refusal?: Answer }
}

const pageProducts: Readonly<Record<string, string>> = {
  'alipay.trade.page.pay': 'FAST_INSTANT_TRADE_PAY',
  'alipay.trade.wap.pay': 'QUICK_WAP_WAY',
}

const fieldsOf = ({ query, body }: SimRequest): Fields => ({
  ...Object.fromEntries(query),
  ...Object.fromEntries(new URLSearchParams(body.toString())),
})

function businessOf(fields: Fields): Business | null {
  try {
    return JSON.parse(fields.biz_content ?? '{}') as Business
  } catch {
    return null
  }
}

/** The single endpoint of all calls: from the merchant's server, or from the payer's browser. */
export function gatewayCalls({ appId, merchantKeys, ownKeys, calls, open }: World): Route[] {
  /** Parses a call after verifying that it comes from the merchant. */
  function read(fields: Fields): { call: Call; refusal?: never } | { refusal: Answer; call?: never } {
    const business = businessOf(fields)
    if (fields.app_id !== appId) return { refusal: invalid('isv.invalid-app-id') }
    if (!isSignedBy(fields, merchantKeys)) return { refusal: invalid('isv.invalid-signature') }
    if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(fields.timestamp ?? ''))
      return { refusal: invalid('isv.invalid-timestamp') }
    if (!business) return { refusal: invalid('isv.invalid-parameter') }
    const { notify_url, return_url } = fields
    return { call: { business, notifyUrl: notify_url ?? null, returnUrl: return_url ?? null } }
  }

  function answer(fields: Fields, refusal: string | undefined): Answer {
    const { call, refusal: wrong } = read(fields)
    if (!call) return wrong
    if (refusal?.startsWith('isp.')) return { ...refused(refusal), code: '20000' }
    if (refusal) return refused(refusal)
    return calls[fields.method ?? '']?.(call) ?? invalid('isv.invalid-method')
  }

  const serve: Route['handle'] = (request) => {
    const fields = fieldsOf(request)
    if (fields.method && pageProducts[fields.method]) return page(request)
    const text = JSON.stringify(answer(fields, request.refusal))
    const name = `${(fields.method ?? 'error').replaceAll('.', '_')}_response`
    return {
      status: 200,
      headers: { 'content-type': 'application/json;charset=utf-8' },
      body: `{"${name}":${text},"sign":"${signText(text, ownKeys)}"}`,
    }
  }

  /** A payer follows a link signed by the merchant. */
  const page: Route['handle'] = (request) => {
    const fields = fieldsOf(request)
    const say = words[localeOf(request.headers['accept-language'])]
    const product = pageProducts[fields.method ?? '']
    const { call } = read(fields)
    if (!call || !product || call.business.product_code !== product) return html(say.unknown, 400)
    const { trade } = open(call, product, true)
    return trade ? redirect(`qr/${trade.code}`) : html(say.over, 410)
  }

  const operation = (request: SimRequest) => fieldsOf(request).method ?? ''
  return [
    { method: 'POST', path: '/gateway.do', operation, handle: serve },
    { method: 'GET', path: '/gateway.do', operation, handle: page },
  ]
}
