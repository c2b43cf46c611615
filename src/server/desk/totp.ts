import { createHmac, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Id } from '#domain/id.ts'
import { sealBytes, unsealBytes } from '../messages/seal.ts'
import type { Keys } from '../secret-keys/secret.ts'

const period = 30

const totpOf = (key: string) =>
  new TOTP({ secret: Secret.fromBase32(key), period, digits: 6, algorithm: 'SHA1' })

export const newTotpKey = () => new Secret({ size: 20 }).base32

export const totpUri = (key: string, { issuer, label }: { issuer: string; label: string }) =>
  new TOTP({ secret: Secret.fromBase32(key), issuer, label, period, digits: 6, algorithm: 'SHA1' }).toString()

/** The time step of a valid code, with one step of clock drift either way; null for a wrong one. */
export function totpStep(key: string, code: string, now: number): number | null {
  const drift = totpOf(key).validate({ token: code, timestamp: now, window: 1 })
  return drift === null ? null : Math.floor(now / 1_000 / period) + drift
}

const about = (staffId: Id) => `totp:${staffId}`
export const sealTotpKey = ([key]: Keys, staffId: Id, text: string) => sealBytes(key, about(staffId), text)
export function openTotpKey(keys: Keys, staffId: Id, sealed: Uint8Array | null): string | null {
  if (!sealed) return null
  for (const key of keys) {
    const text = unsealBytes(key, about(staffId), sealed)
    if (text !== null) return text
  }
  return null
}

/** Without letters and digits that look alike. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const recoveryCodes = 10

const newRecoveryCode = () => {
  const characters = Array.from(randomBytes(10), (byte) => alphabet[byte % alphabet.length]!)
  return `${characters.slice(0, 5).join('')}-${characters.slice(5).join('')}`
}
export const newRecoveryCodes = () => Array.from({ length: recoveryCodes }, newRecoveryCode)

/** Ignores case, spaces and hyphens. */
export const recoveryHash = (key: Buffer, staffId: Id, code: string) =>
  createHmac('sha256', key)
    .update(`${staffId} ${code.toUpperCase().replace(/[^0-9A-Z]/g, '')}`)
    .digest()
