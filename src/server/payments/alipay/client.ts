import { AlipaySdk } from 'alipay-sdk'
import type { Instant } from '#domain/time/zone-time.ts'
import type { Outcome } from '../provider.ts'

export type AlipayAccess = {
  readonly url: string
  readonly appId: string
  readonly sellerId: string | null
  /** PEM, PKCS#8 or PKCS#1. */
  readonly privateKey: string
  readonly publicKey: string
  readonly now: () => Instant
  /** Timeout of a call, in milliseconds. */
  readonly patience?: number
}

export type Answer = Readonly<Record<string, string | undefined>>
export type Business = Readonly<Record<string, string>>
export type Addresses = { readonly notify_url?: string; readonly return_url?: string }

const PATIENCE = 10_000
export const BAD_SIGNATURE = 'bad signature'

/** The local time in Beijing, whatever the zone of this machine. */
export const beijingTime = (at: Instant): string =>
  new Date(at + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

export const beijingMoment = (text: string | undefined): Instant =>
  Date.parse(`${(text ?? '').replace(' ', 'T')}+08:00`)

/** After these only a query tells the result; a missing bill is a plain refusal. */
const unclear = /^(?:isp\.(?!bill_not_exist)|(?:ACQ\.)?SYSTEM_ERROR$|aop\.)/i

/**
 * Alipay through its own SDK, configured to verify the signature of every response and with our clock. Over a broken
 * connection the SDK retries once by itself: every call has an idempotency key.
 */
export function alipayClient({ url, appId, privateKey, publicKey, now, patience = PATIENCE }: AlipayAccess) {
  const sdk = new AlipaySdk({
    appId,
    privateKey,
    alipayPublicKey: publicKey,
    keyType: privateKey.includes('BEGIN RSA PRIVATE KEY') ? 'PKCS1' : 'PKCS8',
    gateway: url,
    timeout: patience,
    camelcase: false,
  })
  const request = (bizContent: Business, addresses: Addresses) => ({
    timestamp: beijingTime(now()),
    ...addresses,
    bizContent,
  })

  return {
    async call(method: string, business: Business, addresses: Addresses = {}): Promise<Outcome<Answer>> {
      try {
        const answer = await sdk.exec(method, request(business, addresses), { validateSign: true })
        const { code, sub_code = '' } = answer
        if (code === '10000') return { is: 'done', value: answer as Answer }
        // 20000: Alipay is unavailable; 10003: the payer has not finished yet.
        if (code === '20000' || code === '10003' || unclear.test(sub_code))
          return { is: 'unknown', why: sub_code || code }
        return { is: 'refused', code: sub_code || code }
      } catch (error) {
        const message = error instanceof Error ? error.message : ''
        return { is: 'unknown', why: message.includes('验签') ? BAD_SIGNATURE : message.slice(0, 200) }
      }
    },
    /** A signed link for the payer's browser. */
    pageUrl: (method: string, business: Business, addresses: Addresses): string =>
      sdk.pageExecute(method, 'GET', request(business, addresses)),
    isSigned: (fields: Readonly<Record<string, string>>): boolean =>
      fields.sign_type === 'RSA2' && sdk.checkNotifySignV2(fields),
  }
}
export type AlipayClient = ReturnType<typeof alipayClient>
