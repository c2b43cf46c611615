import { createPrivateKey, createPublicKey } from 'node:crypto'
import { ok, refuse } from '#domain/result.ts'
import type { Settings } from '../../settings.ts'
import type { Provider, ProviderPayment } from '../provider.ts'
import { readPem } from '../read-pem.ts'
import { readBill } from './bill.ts'
import { type AlipayAccess, alipayClient, BAD_SIGNATURE } from './client.ts'
import { closeHold, createVoucher, readHold, releaseHold, takeOfHold } from './holds.ts'
import { messageOf } from './messages.ts'
import { closeTrade, pageUrls, precreate, readTrade, refundTrade } from './trades.ts'

export type AlipayOptions = AlipayAccess & {
  /** The link that opens the code of a hold in the app on the same phone, with `{code}` for the code. */
  readonly appLink: string
}

type Connecting = { settings: Settings; now: () => number; patience?: number }

/** Alipay by its settings; null without settings. */
export function connectAlipay({ settings, now, patience }: Connecting): Provider | null {
  const { ALIPAY_APP_ID, ALIPAY_PRIVATE_KEY, ALIPAY_PUBLIC_KEY } = settings
  if (!ALIPAY_APP_ID || !ALIPAY_PRIVATE_KEY || !ALIPAY_PUBLIC_KEY) return null
  return alipay({
    url: settings.ALIPAY_URL,
    appId: ALIPAY_APP_ID,
    sellerId: settings.ALIPAY_SELLER_ID ?? null,
    privateKey: readPem(ALIPAY_PRIVATE_KEY),
    publicKey: readPem(ALIPAY_PUBLIC_KEY),
    appLink: settings.ALIPAY_APP_LINK,
    now,
    ...(patience === undefined ? {} : { patience }),
  })
}

const minute = 60_000
const USUAL_MINUTES = 15

/** Alipay: a code that the payer scans or opens; it charges, or freezes where the contract allows it. */
export function alipay({ appLink, ...access }: AlipayOptions): Provider {
  const client = alipayClient(access)

  /** A code is valid for whole minutes, and not longer than the order's payment deadline. */
  function minutesFor({ payBefore }: ProviderPayment): number {
    if (payBefore === null) return USUAL_MINUTES
    return Math.max(1, Math.floor((payBefore - access.now()) / minute))
  }

  const inApp = (code: string) =>
    appLink.replace('{code}', appLink === '{code}' ? code : encodeURIComponent(code))

  return {
    method: 'alipay',
    payee: access.sellerId,
    // A frozen amount stays frozen until its end and is never renewed.
    honouredDays: null,
    receipt: 'success',
    begin: async (payment) => {
      const minutes = minutesFor(payment)
      const timeout = `${minutes}m`
      const expires = access.now() + minutes * minute
      const isHold = payment.way === 'hold'
      const begun = await (isHold ? createVoucher : precreate)(client, payment, timeout)
      if (begun.is !== 'done') return begun
      const qr = begun.value.qr_code ?? begun.value.code_value
      if (!qr) return { is: 'unknown', why: 'an answer without a code' }
      const { phone, desktop } = pageUrls(client, payment, timeout)
      const links = isHold ? { deepLink: inApp(qr) } : { deepLink: phone, pageUrl: desktop }
      return {
        is: 'done',
        value: { reference: payment.outNo, next: { kind: 'code', qr, expires, ...links } },
      }
    },
    read: (payment) => (payment.way === 'hold' ? readHold : readTrade)(client, payment),
    run: async (operation) => {
      const { kind, payment } = operation
      if (kind === 'refund') return refundTrade(client, operation)
      if (kind === 'capture' && payment.holdId) return takeOfHold(client, operation)
      if (kind === 'void' && payment.holdId) return releaseHold(client, operation)
      if (kind === 'close') return (payment.way === 'hold' ? closeHold : closeTrade)(client, payment)
      return { is: 'refused', code: 'not_supported' }
    },
    readMessage: async ({ body }) => {
      const fields = Object.fromEntries(new URLSearchParams(body.toString()))
      return client.isSigned(fields) ? ok(messageOf(fields, access.appId)) : refuse('forbidden')
    },
    statementZone: 'Asia/Shanghai',
    statement: (day) => readBill(client, day),
    whyWrong: async () => {
      const unreadable = whyUnreadable(access)
      if (unreadable) return unreadable
      const asked = await client.call('alipay.trade.query', { out_trade_no: 'settings_check' })
      if (asked.is === 'unknown' && asked.why === BAD_SIGNATURE)
        return `Alipay at ${access.url} does not sign its answers with the key in ALIPAY_PUBLIC_KEY: copy Alipay's own public key, not yours.`
      if (asked.is === 'refused' && asked.code.startsWith('isv.'))
        return `Alipay at ${access.url} refuses ALIPAY_APP_ID or ALIPAY_PRIVATE_KEY (${asked.code}): check them, and that they are for that host.`
      return null
    },
  }
}

function whyUnreadable({ privateKey, publicKey }: AlipayAccess): string | null {
  const isReadable = (read: () => unknown) => {
    try {
      read()
      return true
    } catch {
      return false
    }
  }
  if (!isReadable(() => createPrivateKey(privateKey))) return 'ALIPAY_PRIVATE_KEY is no private key in PEM'
  return isReadable(() => createPublicKey(publicKey)) ? null : 'ALIPAY_PUBLIC_KEY is no public key in PEM'
}
