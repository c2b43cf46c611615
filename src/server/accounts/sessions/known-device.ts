import type { Id } from '#domain/id.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { Caller } from '../../http/caller.ts'
import type { Subject } from '../../http/limits/limiter.ts'
import { isKnownDevice, rememberDevice } from './device-store.ts'
import { hashOf, newHalf } from './session-halves.ts'

export const deviceDays = 365
const token = /^[\w-]{43}$/

const tokenOf = ({ device }: Caller) => (device && token.test(device) ? device : null)

/** Whom an attempt on an account is counted for: a browser that signed in to it before, or a stranger's network. */
export async function attemptBy(db: Db, caller: Caller, names: readonly string[]): Promise<Subject> {
  const subject = { account: names[0] ?? '', address: caller.address }
  const device = tokenOf(caller)
  if (!device) return subject
  const hash = hashOf(device)
  return (await isKnownDevice(db, hash, names)) ? { ...subject, device: hash.toString('base64url') } : subject
}

/** What the browser keeps, to be known again. Programs keep nothing. */
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
