import { actorName } from '#domain/actor.ts'
import type { Id } from '#domain/id.ts'
import type { Db, Tx } from '../db/database.ts'
import type { Book, Transfer } from './transfer.ts'

export async function insertTransfer(tx: Tx, transfer: Transfer): Promise<boolean> {
  const { key, book, kind, orderId = null, note = null, by, at, entries } = transfer
  const [made] = await tx<{ id: string }[]>`
    insert into ledger_transfers (key, book, kind, order_id, note, actor_kind, actor, at)
    values (${key}, ${book}, ${kind}, ${orderId}, ${note}, ${by.kind}, ${actorName(by)}, ${new Date(at)})
    on conflict (key) do nothing returning id`
  if (!made) return false
  await tx`insert into ledger_entries ${tx(
    entries.map(({ account, unit, amount, expires = null }, position) => ({
      transfer_id: made.id,
      position,
      account,
      unit,
      amount,
      expires,
    })),
  )}`
  return true
}

export type EntryRow = {
  readonly transfer: string
  readonly kind: string
  readonly orderId: Id | null
  readonly note: string | null
  readonly at: string
  readonly unit: string
  readonly amount: number
  readonly expires: string | null
}

/** The entries of an account, oldest first. */
export const entriesOf = (db: Db, account: string) => db<EntryRow[]>`
  select t.id as transfer, t.kind, t.order_id as "orderId", t.note, to_json(t.at) #>> '{}' as at,
    e.unit, e.amount::float8 as amount, e.expires::text
  from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
  where e.account = ${account} order by t.id, e.position`

/** Waits for concurrent postings to the account, so that later reads stay true until the transaction ends. */
export const lockAccount = (tx: Tx, account: string) =>
  tx`select pg_advisory_xact_lock(hashtextextended(${`ledger ${account}`}, 0))`

/** The newest entries of an account from transfers of one kind. */
export const newestEntries = (
  db: Db,
  { account, kind, limit }: { account: string; kind: string; limit: number },
) => db<{ at: Date; amount: number; note: string | null }[]>`
  select t.at, e.amount::float8 as amount, t.note
  from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
  where e.account = ${account} and t.kind = ${kind} order by t.id desc limit ${limit}`

export type KindSum = {
  readonly account: string
  readonly kind: string
  readonly sum: number
  readonly transfers: number
}

export const sumsByKind = (db: Db, accounts: readonly string[]) => db<KindSum[]>`
  select e.account, t.kind, sum(e.amount)::float8 as sum, count(distinct t.id)::int as transfers
  from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
  where e.account = any(${[...accounts]}) group by e.account, t.kind`

/** The imbalance of each book by unit: no rows as long as the books balance. */
export const imbalances = (db: Db) => db<{ book: Book; unit: string; sum: number }[]>`
  select t.book, e.unit, sum(e.amount)::float8 as sum
  from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
  group by t.book, e.unit having sum(e.amount) <> 0`

/** By lot: an account whose entries with one expiry date have a positive sum after that date. */
export async function expiredAccounts(db: Db, { prefix, today }: { prefix: string; today: string }) {
  const rows = await db<{ account: string }[]>`
    select distinct account from (
      select account from ledger_entries
      where starts_with(account, ${prefix}) and expires <= ${today}
      group by account, expires having sum(amount) > 0
    ) lots order by account limit 10000`
  return rows.map(({ account }) => account)
}

/** Sums of the accounts of a book by the second part of their names, `commission:paid:7` under `paid`. */
export const sumsByPart = (db: Db, prefix: string) => db<{ part: string; sum: number }[]>`
  select split_part(account, ':', 2) as part, sum(amount)::float8 as sum from ledger_entries
  where starts_with(account, ${prefix}) group by 1 limit 100`

export type TransferRow = {
  readonly at: Date
  readonly kind: string
  readonly note: string | null
  readonly entries: readonly { readonly account: string; readonly unit: string; readonly amount: number }[]
}

/** The money transfers of one order, oldest first. */
export const transfersOf = (db: Db, orderId: Id) => db<TransferRow[]>`
  select t.at, t.kind, t.note,
    (select json_agg(json_build_object('account', e.account, 'unit', e.unit, 'amount', e.amount) order by e.position)
      from ledger_entries e where e.transfer_id = t.id) as entries
  from ledger_transfers t where t.order_id = ${orderId} and t.book = 'money' order by t.id limit 500`

type Span = { readonly from: Date; readonly to: Date }
export type AccountSum = { account: string; unit: string; into: number; out: number; transfers: number }

/** Sums of the money accounts over a period; accounts of single orders are one account. */
export const moneySums = (db: Db, { from, to }: Span) => db<AccountSum[]>`
  select case when starts_with(e.account, 'money:order:') then 'money:order' else e.account end as account, e.unit,
    coalesce(sum(e.amount) filter (where e.amount > 0), 0)::float8 as into,
    coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::float8 as out, count(distinct t.id)::int as transfers
  from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
  where t.book = 'money' and t.at >= ${from} and t.at < ${to}
  group by 1, 2 order by 1, 2 limit 500`

export type MoneyTransfer = {
  readonly at: Date
  readonly orderId: Id | null
  readonly kind: string
  readonly account: string
  readonly amount: number
  readonly unit: string
  readonly note: string | null
}

export const moneyTransfers = (db: Db, { from, to }: Span, limit: number) => db<MoneyTransfer[]>`
  select t.at, t.order_id as "orderId", t.kind, e.account, e.amount::float8 as amount, e.unit, t.note
  from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
  where t.book = 'money' and t.at >= ${from} and t.at < ${to}
  order by t.at, t.id, e.position limit ${limit}`
