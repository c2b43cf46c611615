import { ECDH } from 'node:crypto'
import type { PushDevice, PushEnding, PushSubscribing } from '#contract/push.ts'
import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import { pushWords } from '#words/site/push.ts'
import { deviceName } from '../accounts/sessions/device-name.ts'
import { type Db, type Pool, transaction } from '../db/database.ts'
import { type Caller, guestOf } from '../http/caller.ts'
import type { Limiter } from '../http/limits/limiter.ts'
import type { PushServices } from './push-services.ts'
import { dropDeviceOf, dropOldDevices, type ListedDevice, listDevices, storeDevice } from './store.ts'

export type PushContext = {
  readonly db: Pool
  readonly now: () => number
  readonly limiter: Limiter
  readonly services: PushServices
  /** The VAPID public key for browsers. */
  readonly publicKey: string
}

export const mostDevices = 10

export async function showDevices({ db, services, publicKey }: PushContext, caller: Caller) {
  return ok({
    key: services.isOn ? publicKey : null,
    devices: await devicesOf(db, guestOf(caller)),
    current: null,
  })
}

/** Subscribes this browser; above the limit the oldest device is removed. */
export async function addDevice(context: PushContext, asked: PushSubscribing, caller: Caller) {
  const { db, now, limiter, services, publicKey } = context
  const { endpoint, p256dh, auth } = asked
  const guestId = guestOf(caller)
  if (!services.admit(endpoint) || !isPublicKey(p256dh)) return refuse('push_unsupported')
  const tooMany = await limiter.take(['push_per_account_day'], { address: caller.address, account: guestId })
  if (tooMany) return refuse(tooMany)
  const current = await transaction(db, async (tx) => {
    const device = deviceName(caller.agent)
    const id = await storeDevice(tx, {
      guestId,
      endpoint,
      p256dh,
      auth,
      vapidKey: publicKey,
      device,
      now: now(),
    })
    await dropOldDevices(tx, guestId, mostDevices)
    return id
  })
  const devices = await devicesOf(db, guestId)
  return { ...ok({ key: publicKey, devices, current }), msg: pushWords(caller.locale).turnedOn }
}

export async function removeDevice(context: PushContext, { id }: PushEnding, caller: Caller) {
  const guestId = guestOf(caller)
  if (!(await dropDeviceOf(context.db, guestId, id))) return refuse('not_found')
  const { value } = await showDevices(context, caller)
  return { ...ok(value), msg: pushWords(caller.locale).turnedOff }
}

const devicesOf = async (db: Db, guestId: Id): Promise<PushDevice[]> =>
  (await listDevices(db, guestId)).map(present)

const present = ({ id, device, madeAt }: ListedDevice): PushDevice => ({
  id,
  device,
  since: madeAt.toISOString(),
})

/** Checks that it is a point on the curve, and not just its length. */
function isPublicKey(text: string): boolean {
  try {
    return ECDH.convertKey(text, 'prime256v1', 'base64url', 'hex', 'uncompressed').length === 130
  } catch {
    return false
  }
}
