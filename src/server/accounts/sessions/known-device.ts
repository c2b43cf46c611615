import type { Id } from '#domain/id.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { Caller } from '../../http/caller.ts'
import type { Subject } from '../../http/limits/limiter.ts'
import { isKnownDevice, rememberDevice } from './device-store.ts'
import { hashOf, newHalf } from './session-halves.ts'

export const deviceDays = 365
const token = /^[\w-]{43}$/

const tokenOf = ({ device }: Caller) => (device && token.test(device) ? device : null)

/** The subject for rate limits: a browser that signed in to the account before, or the IP address. */
export async function attemptBy(db: Db, caller: Caller, names: readonly string[]): Promise<Subject> {
  const subject = { account: names[0] ?? '', address: caller.address }
  const device = tokenOf(caller)
  if (!device) return subject
  const hash = hashOf(device)
  return (await isKnownDevice(db, hash, names)) ? { ...subject, device: hash.toString('base64url') } : subject
}

/** Returns the device token for the cookie that identifies the browser later; null for other clients. */
export async function meetDevice(
  tx: Tx,
  caller: Caller,
  { guestId, now }: { guestId: Id; now: number },
): Promise<string | null> {
  if (!caller.isBrowser) return null
  const device = tokenOf(caller) ?? newHalf()
  await rememberDevice(tx, guestId, hashOf(device), now)
  return device
}
