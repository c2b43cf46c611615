import { createECDH } from 'node:crypto'

/** Our VAPID identity for push services, in base64url. */
export type VapidKey = { readonly publicKey: string; readonly privateKey: string }

export function vapidKey(bytes: Buffer): VapidKey {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(bytes)
  return { publicKey: pair.getPublicKey('base64url'), privateKey: bytes.toString('base64url') }
}

export function isVapidKey(text: string): boolean {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length !== 32) return false
  try {
    return vapidKey(bytes).privateKey === text
  } catch {
    return false
  }
}
