import type { Id } from '#domain/id.ts'
import type { Permission, Role } from '#domain/permissions.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Db, Tx } from '../db/database.ts'
import { nextRows, type RowPage } from '../jobs/failed-rows.ts'

export type StaffRow = {
  readonly id: Id
  readonly email: string
  readonly name: string
  readonly lang: Locale
  readonly role: Role
  readonly password: string | null
  readonly totpKey: Uint8Array | null
  readonly totpPending: Uint8Array | null
  readonly hotels: readonly Id[]
  readonly passkeys: number
  readonly recoveryLeft: number
}

const columns = (db: Db) => db`
  id, email, name, lang, role, password, totp_key as "totpKey", totp_pending as "totpPending",
  array(select hotel_id::text from staff_hotels where staff_id = staff.id order by hotel_id) as hotels,
  (select count(*)::int from staff_passkeys where staff_id = staff.id) as passkeys,
  (select count(*)::int from staff_recovery_codes
    where staff_id = staff.id and not pending and used_at is null) as "recoveryLeft"`

type Wanted = { id: Id } | { email: string } | { linkHash: Buffer; now: number }

export async function findStaff(db: Db, wanted: Wanted): Promise<StaffRow | null> {
  const is =
    'id' in wanted
      ? db`id = ${wanted.id}`
      : 'email' in wanted
        ? db`email = ${wanted.email}`
        : db`link_hash = ${wanted.linkHash} and link_expires_at > ${new Date(wanted.now)}`
  const [row] = await db<StaffRow[]>`
    select ${columns(db)} from staff where ${is} and removed_at is null`
  return row ?? null
}

export async function lockStaff(tx: Tx, id: Id): Promise<StaffRow | null> {
  const locked = await tx`select 1 from staff where id = ${id} and removed_at is null for update`
  return locked.length > 0 ? findStaff(tx, { id }) : null
}

type NewStaff = { email: string; name: string; lang: Locale; role: Role; now: number }

/** Null if the address has access already; a removed member is invited again. */
export async function addStaff(tx: Tx, { email, name, lang, role, now }: NewStaff): Promise<Id | null> {
  const [row] = await tx<{ id: Id }[]>`
    insert into staff (email, name, lang, role, invited_at)
    values (${email}, ${name}, ${lang}, ${role}, ${new Date(now)})
    on conflict (email) do update set name = excluded.name, role = excluded.role, lang = excluded.lang,
      invited_at = excluded.invited_at, removed_at = null
    where staff.removed_at is not null
    returning id`
  return row?.id ?? null
}

export async function writeHotels(tx: Tx, staffId: Id, hotels: readonly Id[]) {
  await tx`delete from staff_hotels where staff_id = ${staffId}`
  await tx`
    insert into staff_hotels (staff_id, hotel_id)
    select ${staffId}, id from unnest(${[...hotels]}::bigint[]) id on conflict do nothing`
}

export async function writeAccess(tx: Tx, { id, name, role }: { id: Id; name: string; role: Role }) {
  await tx`update staff set name = ${name}, role = ${role} where id = ${id}`
}

export async function writeLink(tx: Db, id: Id, link: { hash: Buffer; expires: number } | null) {
  await tx`
    update staff set link_hash = ${link?.hash ?? null},
      link_expires_at = ${link ? new Date(link.expires) : null} where id = ${id}`
}

export async function writePassword(db: Db, id: Id, password: string) {
  await db`update staff set password = ${password} where id = ${id}`
}

export async function writeName(db: Db, id: Id, name: string) {
  await db`update staff set name = ${name} where id = ${id}`
}

/** Ends access; the row stays, since the audit log refers to it. */
export async function writeRemoval(tx: Tx, id: Id, now: number) {
  await tx`
    update staff set removed_at = ${new Date(now)}, password = null, totp_key = null, totp_pending = null,
      totp_step = null, link_hash = null, link_expires_at = null where id = ${id}`
  await tx`delete from staff_recovery_codes where staff_id = ${id}`
  await tx`delete from staff_passkeys where staff_id = ${id}`
  await tx`delete from staff_hotels where staff_id = ${id}`
}

/** Locks the admins, so that two of them cannot remove each other concurrently. */
export async function countAdmins(tx: Tx): Promise<number> {
  const rows = await tx`select id from staff where role = 'admin' and removed_at is null for update`
  return rows.length
}

export type ListedStaff = StaffRow & {
  readonly invitedUntil: Date | null
  readonly lastSeen: Date | null
  readonly sessions: number
}

export const readAllStaff = (db: Db, now: number) => db<ListedStaff[]>`
  select ${columns(db)},
    case when password is null then link_expires_at end as "invitedUntil",
    (select max(used_at) from staff_sessions where staff_id = staff.id) as "lastSeen",
    (select count(*)::int from staff_sessions
      where staff_id = staff.id and stage = 'open' and expires_at > ${new Date(now)}) as sessions
  from staff where removed_at is null order by id limit 1000`

export const readRoles = (db: Db) => db<{ role: Role; permissions: Permission[] }[]>`
  select role, permissions from staff_roles`

export async function writeRole(
  tx: Tx,
  { role, permissions, now }: { role: Role; permissions: readonly Permission[]; now: number },
) {
  await tx`
    insert into staff_roles (role, permissions, changed_at)
    values (${role}, ${[...permissions]}, ${new Date(now)})
    on conflict (role) do update set permissions = excluded.permissions, changed_at = excluded.changed_at`
}

/** Hotels that at least one hotelier was given. */
export async function findHotelsWithStaff(db: Db, page: RowPage): Promise<Id[]> {
  const rows = await db<{ id: Id }[]>`
    select id from (select distinct hotel_id as id from staff_hotels) given where ${nextRows(db, page)}`
  return rows.map(({ id }) => id)
}

export const readHoteliers = (db: Db, hotelId: Id) => db<
  Pick<StaffRow, 'id' | 'email' | 'lang' | 'name' | 'role'>[]
>`
  select id, email, lang, name, role from staff join staff_hotels on staff_id = id
  where hotel_id = ${hotelId} and removed_at is null order by id limit 50`

export const listActiveStaff = (db: Db) => db<Pick<StaffRow, 'id' | 'name' | 'role' | 'email' | 'lang'>[]>`
  select id, name, role, email, lang from staff where removed_at is null order by name, id limit 500`
