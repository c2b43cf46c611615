import type { Id } from '#domain/id.ts'
import type { Db, Tx } from '../db/database.ts'

export type NewDevice = {
  guestId: Id
  endpoint: string
  p256dh: string
  auth: string
  vapidKey: string
  device: string
  now: number
}

/** A browser belongs to the guest who subscribed in it last. */
export async function storeDevice(tx: Tx, device: NewDevice): Promise<Id> {
  const { guestId, endpoint, p256dh, auth, vapidKey, device: name, now } = device
  const [row] = await tx<{ id: Id }[]>`
    insert into push_devices (guest_id, endpoint, p256dh, auth, vapid_key, device, made_at)
    values (${guestId}, ${endpoint}, ${p256dh}, ${auth}, ${vapidKey}, ${name}, ${new Date(now)})
    on conflict (endpoint) do update set guest_id = excluded.guest_id, p256dh = excluded.p256dh,
      auth = excluded.auth, vapid_key = excluded.vapid_key, device = excluded.device, made_at = excluded.made_at
    returning id`
  return row!.id
}

export async function dropOldDevices(tx: Tx, guestId: Id, keep: number) {
  await tx`
    delete from push_devices where id in (
      select id from push_devices where guest_id = ${guestId} order by made_at desc, id desc offset ${keep})`
}

export type ListedDevice = { id: Id; device: string; madeAt: Date }

export const listDevices = (db: Db, guestId: Id) =>
  db<ListedDevice[]>`
    select id, device, made_at as "madeAt" from push_devices
    where guest_id = ${guestId} order by made_at desc, id desc`

export type Device = { id: Id; endpoint: string; p256dh: string; auth: string; vapidKey: string }

export async function readDevice(db: Db, id: Id): Promise<Device | null> {
  const [row] = await db<Device[]>`
    select id, endpoint, p256dh, auth, vapid_key as "vapidKey" from push_devices where id = ${id}`
  return row ?? null
}

/** Whether the device was the guest's. */
export async function dropDeviceOf(db: Db, guestId: Id, id: Id): Promise<boolean> {
  return (await db`delete from push_devices where id = ${id} and guest_id = ${guestId}`).count > 0
}

export async function dropDevice(db: Db, id: Id) {
  await db`delete from push_devices where id = ${id}`
}

export async function dropDevicesOf(tx: Tx, guestId: Id) {
  await tx`delete from push_devices where guest_id = ${guestId}`
}
