import type { Secret } from '../secret-keys/secret.ts'
import { type VapidKey, vapidKey } from '../settings/vapid-key.ts'
import type { Settings } from '../settings.ts'

/** The first is given to browsers; the others still serve older subscriptions. */
export type VapidKeys = readonly [VapidKey, ...VapidKey[]]

/** The operator's own key, or one derived from the secret, which is the same in every process. */
export function openVapidKeys(
  { VAPID_PRIVATE_KEY }: Pick<Settings, 'VAPID_PRIVATE_KEY'>,
  secret: Secret,
): VapidKeys {
  if (VAPID_PRIVATE_KEY) return [vapidKey(Buffer.from(VAPID_PRIVATE_KEY, 'base64url'))]
  const [current, ...previous] = secret.keysFor('push')
  return [derivedKey(current), ...previous.map(derivedKey)]
}

/** Without its highest bit any number is below the order of the curve. */
function derivedKey(bytes: Buffer): VapidKey {
  const below = Buffer.from(bytes)
  below[0]! &= 0x7f
  return vapidKey(below)
}
