import type { Id } from '#domain/id.ts'
import type { AccountName } from '#domain/text/account-name.ts'
import type { Db, Tx } from '../../db/database.ts'

export type ContactBefore = { email: string | null; mobile: string | null }
type NewChange = { guestId: Id; tokenHash: Buffer; before: ContactBefore; now: number; undoUntil: number }

export async function addContactChange(tx: Tx, { guestId, tokenHash, before, now, undoUntil }: NewChange) {
  await tx`
    insert into contact_changes (account_id, token_hash, email_before, mobile_before, changed_at, undo_until)
    values (${guestId}, ${tokenHash}, ${before.email}, ${before.mobile}, ${new Date(now)}, ${new Date(undoUntil)})`
}

export type UndoneChange = { guestId: Id } & ContactBefore

/** Consumes the undo link of a change and of all later changes, whose links an attacker may hold. */
export async function takeContactChange(
  tx: Tx,
  tokenHash: Buffer,
  now: number,
): Promise<UndoneChange | null> {
  const [change] = await tx<(UndoneChange & { id: string })[]>`
    select id, account_id as "guestId", email_before as email, mobile_before as mobile from contact_changes
    where token_hash = ${tokenHash} and undo_until > ${new Date(now)} for update`
  if (!change) return null
  await tx`delete from contact_changes where account_id = ${change.guestId} and id >= ${change.id}`
  return change
}

/** Whether an account can still be restored to this address, which reserves it. */
export async function isReserved(
  db: Db | Tx,
  { kind, value }: AccountName,
  { now, guestId = null }: { now: number; guestId?: Id | null },
): Promise<boolean> {
  const rows = await db`
    select 1 from contact_changes
    where ${kind === 'email' ? db`email_before = ${value}` : db`mobile_before = ${value}`}
      and undo_until > ${new Date(now)} and account_id is distinct from ${guestId}`
  return rows.length > 0
}

export const listContactChanges = (db: Db, guestId: Id) =>
  db<{ email: string | null; mobile: string | null; changed_at: Date; undo_until: Date }[]>`
    select email_before as email, mobile_before as mobile, changed_at, undo_until from contact_changes
    where account_id = ${guestId} order by id`

export async function dropContactChanges(tx: Tx, guestId: Id) {
  await tx`delete from contact_changes where account_id = ${guestId}`
}

export async function purgeContactChanges(db: Db, now: number) {
  await db`delete from contact_changes where undo_until <= ${new Date(now)}`
}

export async function addConfirmedContact(
  tx: Tx,
  { guestId, email, now }: { guestId: Id; email: string; now: number },
) {
  await tx`
    insert into confirmed_contacts (account_id, email, confirmed_at) values (${guestId}, ${email}, ${new Date(now)})
    on conflict do nothing`
}

export async function isConfirmedContact(db: Db, guestId: Id, email: string): Promise<boolean> {
  const rows = await db`select 1 from confirmed_contacts where account_id = ${guestId} and email = ${email}`
  return rows.length > 0
}

export const listConfirmedContacts = (db: Db, guestId: Id) =>
  db<{ email: string; confirmed_at: Date }[]>`
    select email, confirmed_at from confirmed_contacts where account_id = ${guestId} order by confirmed_at`

export async function dropConfirmedContacts(tx: Tx, guestId: Id) {
  await tx`delete from confirmed_contacts where account_id = ${guestId}`
}

export async function moveConfirmedContacts(tx: Tx, from: Id, into: Id, now: number) {
  await tx`
    insert into confirmed_contacts (account_id, email, confirmed_at)
    select ${into}::bigint, email, confirmed_at from confirmed_contacts where account_id = ${from}
    union all
    select ${into}::bigint, email, ${new Date(now)}::timestamptz from accounts where id = ${from} and email is not null
    on conflict do nothing`
  await tx`delete from confirmed_contacts where account_id = ${from}`
}
