import type { Id } from '#domain/id.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Db, Tx } from '../db/database.ts'
import { type Account, accountColumns } from './store.ts'

export const readNamesOf = (db: Db, ids: readonly Id[]) =>
  db<{ id: Id; name: string; email: string | null; mobile: string | null }[]>`
    select id, name, email, mobile from accounts where id = any(${[...ids]}::bigint[])`

export type FoundAccount = {
  readonly id: Id
  readonly name: string
  readonly email: string | null
  readonly mobile: string | null
  readonly lang: Locale
  readonly createdAt: Date
}

const text = (db: Db) =>
  db`lower(name || ' ' || coalesce(email, '') || ' ' || coalesce(mobile, '') || ' ' || coalesce(phone, ''))`

/** Accounts whose name, address and numbers contain every word; the newest first. */
export const searchAccounts = (db: Db, words: readonly string[], limit: number) => db<FoundAccount[]>`
  select id, name, email, mobile, lang, created_at as "createdAt" from accounts
  where erased_at is null
    and ${words.map((word) => db`${text(db)} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`).reduce((a, b) => db`${a} and ${b}`)}
  order by id desc limit ${limit}`

/** Events that prove by a code that the owner holds the address or number of the login. */
const proofs = ['registered', 'logged_in_by_code', 'password_reset', 'contact_changed', 'logged_in'] as const

export async function isContactProven(db: Db, guestId: Id): Promise<boolean> {
  const rows = await db`
    select 1 from accounts where id = ${guestId} and (password is not null
      or exists (select from account_events where account_id = accounts.id and kind = any(${[...proofs]}::text[])))`
  return rows.length > 0
}

/** Both accounts of a merge, locked in the order of their ids. */
export async function lockAccounts(tx: Tx, ids: readonly [Id, Id]): Promise<ReadonlyMap<Id, Account>> {
  const rows = await tx<Account[]>`
    select ${accountColumns(tx)} from accounts where id = any(${[...ids]}::bigint[]) and erased_at is null
    order by id for update`
  return new Map(rows.map((row) => [row.id, row]))
}

/** Facts of the kept account that it lacks are taken from the other one. */
export async function completeAccount(tx: Tx, into: Id, from: Pick<Account, 'name' | 'phone'>) {
  await tx`
    update accounts set name = case when name = '' then ${from.name} else name end, phone = coalesce(phone, ${from.phone})
    where id = ${into}`
}

export async function writeMerged(tx: Tx, from: Id, into: Id) {
  await tx`update accounts set merged_into = ${into} where id = ${from}`
}
