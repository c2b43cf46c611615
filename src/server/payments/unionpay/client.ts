import type { Instant } from '#domain/time/zone-time.ts'
import type { Outcome } from '../provider.ts'
import { readSigner, type Trust } from './certificates.ts'
import { keyInForce, type MerchantKey } from './merchant-keys.ts'
import { type Fields, isSignedWith, signatureOf } from './signature.ts'

export type UnionpayAccess = {
  readonly url: string
  /** The URL of settlement files. */
  readonly fileUrl: string
  readonly merchantId: string
  readonly keys: readonly MerchantKey[]
  readonly trust: Trust
  readonly now: () => Instant
  /** Timeout of a call, in milliseconds. */
  readonly patience?: number
}

const PATIENCE = 15_000

/** Beijing time in fourteen digits. */
export const beijingDigits = (at: Instant): string =>
  new Date(at + 8 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14)

/** UnionPay's protocol, version 5.1.0: signed fields in requests and responses. */
export function unionpayClient({ url, merchantId, keys, trust, now, patience = PATIENCE }: UnionpayAccess) {
  /** The whole request; null while none of our certificates is valid. */
  function sign(fields: Fields): Fields | null {
    const ours = keyInForce(keys, now())
    if (!ours) return null
    const all: Fields = {
      version: '5.1.0',
      encoding: 'UTF-8',
      signMethod: '01',
      certId: ours.certId,
      accessType: '0',
      channelType: '07',
      merId: merchantId,
      ...fields,
    }
    const filled = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
    return { ...filled, signature: signatureOf(filled, ours.key) }
  }

  /** The fields of a message if UnionPay's signature is valid, else null. */
  function verified(fields: Fields): Fields | null {
    const read = readSigner(fields.signPubKeyCert ?? '', trust, now())
    return 'signer' in read && isSignedWith(fields, read.signer.publicKey) ? fields : null
  }

  async function exchange(to: string, fields: Fields): Promise<Outcome<Fields>> {
    const signed = sign(fields)
    if (!signed) return { is: 'unknown', why: 'no certificate of ours is in date' }
    try {
      const answer = await fetch(to, {
        method: 'POST',
        body: new URLSearchParams(signed),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      })
      const text = await answer.text()
      if (answer.status !== 200) return { is: 'unknown', why: `status ${answer.status}` }
      const told = verified(readWire(text))
      return told ? { is: 'done', value: told } : { is: 'unknown', why: 'bad signature' }
    } catch (error) {
      return { is: 'unknown', why: error instanceof Error ? error.name : 'no answer' }
    }
  }

  const post = (path: string, fields: Fields) => exchange(`${url}/gateway/api/${path}`, fields)
  return { sign, verified, exchange, post }
}
export type UnionpayClient = ReturnType<typeof unionpayClient>

/** Responses are form fields without encoding: a field begins after each `&` that a name follows. */
export const readWire = (text: string): Fields =>
  Object.fromEntries(
    text
      .trim()
      .split(/&(?=[A-Za-z]\w*=)/)
      .map((part) => {
        const at = part.indexOf('=')
        return [part.slice(0, at), part.slice(at + 1)] as const
      }),
  )
