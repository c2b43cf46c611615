import type { PersonName } from '#contract/fields.ts'
import type { Id } from '#domain/id.ts'
import type { AccountName } from '#domain/text/account-name.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Db, Tx } from '../db/database.ts'
import { nextRows, type RowPage } from '../jobs/failed-rows.ts'

export type Account = {
  id: string
  email: string | null
  mobile: string | null
  password: string | null
  name: string
  phone: string | null
  avatar: string | null
  lang: Locale
  currency: string
  closesAt: Date | null
}

export const accountColumns = (db: Db) => db`
  id, email, mobile, password, name, phone, avatar, lang, currency, closes_at as "closesAt"`

export async function findAccount(db: Db, { kind, value }: AccountName): Promise<Account | null> {
  const [row] = await db<Account[]>`
    select ${accountColumns(db)} from accounts
    where ${kind === 'email' ? db`email = ${value}` : db`mobile = ${value}`}`
  return row ?? null
}

export async function readAccount(db: Db, guestId: Id): Promise<Account | null> {
  const [row] = await db<Account[]>`
    select ${accountColumns(db)} from accounts where id = ${guestId} and erased_at is null`
  return row ?? null
}

type NewAccount = {
  name: AccountName
  password: string | null
  lang: Locale
  inviteCode: string | null
  now: number
}

/** Null if another request added it first. */
export async function addAccount(
  tx: Tx,
  { name, password, lang, inviteCode, now }: NewAccount,
): Promise<Account | null> {
  const email = name.kind === 'email' ? name.value : null
  const mobile = name.kind === 'mobile' ? name.value : null
  const [row] = await tx<Account[]>`
    insert into accounts (email, mobile, password, phone, lang, invite_code, created_at)
    values (${email}, ${mobile}, ${password}, ${mobile}, ${lang}, ${inviteCode}, ${new Date(now)})
    on conflict do nothing
    returning ${accountColumns(tx)}`
  return row ?? null
}

export async function writePassword(db: Db, guestId: Id, password: string) {
  await db`update accounts set password = ${password} where id = ${guestId}`
}

export type Profile = { name?: string; lang?: Locale; currency?: string; phone?: string | null }

export async function writeProfile(tx: Tx, guestId: Id, profile: Profile) {
  const given = Object.entries(profile).filter(([, value]) => value !== undefined)
  if (given.length === 0) return
  await tx`update accounts set ${tx(Object.fromEntries(given))} where id = ${guestId}`
}

export async function writeAvatar(tx: Tx, guestId: Id, avatar: string) {
  await tx`update accounts set avatar = ${avatar} where id = ${guestId}`
}

export async function replaceTravellers(tx: Tx, guestId: Id, travellers: readonly PersonName[]) {
  await tx`delete from travellers where account_id = ${guestId}`
  const rows = travellers.map(({ first, last }, position) => ({
    account_id: guestId,
    position,
    first_name: first,
    last_name: last,
  }))
  if (rows.length > 0) await tx`insert into travellers ${tx(rows)}`
}

export const listTravellers = (db: Db, guestId: Id) =>
  db<PersonName[]>`
    select first_name as first, last_name as last from travellers
    where account_id = ${guestId} order by position`

export async function undoClosing(tx: Tx, guestId: Id) {
  await tx`update accounts set closes_at = null where id = ${guestId}`
}

export async function setClosing(tx: Tx, guestId: Id, closesAt: number) {
  await tx`update accounts set closes_at = ${new Date(closesAt)} where id = ${guestId}`
}

/** False if the address or number belongs to another account. */
export async function writeContact(tx: Tx, guestId: Id, { kind, value }: AccountName): Promise<boolean> {
  const column = kind === 'email' ? 'email' : 'mobile'
  const rows = await tx`
    update accounts set ${tx({ [column]: value })}
    where id = ${guestId} and not exists (
      select 1 from accounts where ${tx(column)} = ${value} and id <> ${guestId})
    returning id`
  return rows.length === 1
}

/** Restores the address and number, and removes the password and the closing that somebody else may have set. */
export async function restoreContact(
  tx: Tx,
  guestId: Id,
  { email, mobile }: Pick<Account, 'email' | 'mobile'>,
) {
  await tx`
    update accounts set email = ${email}, mobile = ${mobile}, password = null, closes_at = null
    where id = ${guestId}`
}

export async function readOrigin(db: Db, guestId: Id) {
  const [row] = await db<{ createdAt: Date; inviteCode: string | null }[]>`
    select created_at as "createdAt", invite_code as "inviteCode" from accounts where id = ${guestId}`
  return row ?? null
}

/** Accounts whose closing is due. */
export async function listClosed(db: Db, now: number, page: RowPage): Promise<Id[]> {
  const rows = await db<{ id: Id }[]>`
    select id from accounts where closes_at <= ${new Date(now)} and ${nextRows(db, page)}`
  return rows.map(({ id }) => id)
}

/** Locks the row, since the guest may sign in concurrently. */
export async function lockClosed(tx: Tx, guestId: Id, now: number): Promise<Account | null> {
  const [row] = await tx<Account[]>`
    select ${accountColumns(tx)} from accounts where id = ${guestId} and closes_at <= ${new Date(now)} for update`
  return row ?? null
}

/** Erases the personal data of an account; its id remains. */
export async function blankAccount(tx: Tx, guestId: Id, now: number) {
  await tx`delete from travellers where account_id = ${guestId}`
  await tx`delete from account_events where account_id = ${guestId}`
  await tx`delete from known_devices where account_id = ${guestId}`
  await tx`
    update accounts set email = null, mobile = null, password = null, name = '', phone = null, avatar = null,
      invite_code = null, closes_at = null, erased_at = ${new Date(now)}
    where id = ${guestId}`
}
