import { copyRows } from '../db/copy-rows.ts'
import { type Db, type Tx, transaction } from '../db/database.ts'
import { copyText, type Rows } from './rows.ts'

// An arbitrary advisory lock key; every process must use the same.
const lock = 7_083_022

export const readHash = async (db: Db): Promise<string> => {
  const [row] = await db<{ hash: string }[]>`select hash from place_data`
  return row?.hash ?? ''
}

/** One filling at a time, in one transaction. */
export const underFillLock = <Value>(db: Db, work: (tx: Tx) => Promise<Value>): Promise<Value> =>
  transaction(db, async (tx) => {
    await tx`set local statement_timeout = 0`
    await tx`select pg_advisory_xact_lock(${lock})`
    return work(tx)
  })

export async function writeCountries(tx: Tx, countries: Rows) {
  await copyDraft(tx, 'countries', countries)
  await mergeDraft(tx, 'countries', countries, 'code')
}

/**
 * Places keep columns of other features (their hotel counts); places removed from the data lose their slug and are
 * unlisted.
 */
export async function writePlaces(tx: Tx, places: Rows) {
  await copyDraft(tx, 'places', places)
  await tx`
    update places set listed = false, slug = slug || '-was-' || id
    where listed and id not in (select id from places_draft)`
  await tx`
    update places set listed = true where not listed and id in (select id from places_draft)`
  await mergeDraft(tx, 'places', places, 'id')
}

export async function writeNames(tx: Tx, names: Rows) {
  await copyDraft(tx, 'place_names', names)
  await tx`
    delete from place_names where not exists (
      select from place_names_draft as draft
      where (draft.place, draft.kind, draft.folded) = (place_names.place, place_names.kind, place_names.folded))`
  await tx`
    insert into place_names (place, kind, folded) select place, kind, folded from place_names_draft
    on conflict do nothing`
}

export async function recordFilling(tx: Tx, hash: string) {
  await tx`update place_data set hash = ${hash}, version = version + 1, filled_at = now()`
  // Without statistics the planner assumes that new tables are empty.
  await tx`analyze countries, places, place_names`
}

async function copyDraft(tx: Tx, table: string, rows: Rows) {
  const columns = rows.columns.join(', ')
  await tx.unsafe(
    `create temporary table ${table}_draft on commit drop as select ${columns} from ${table} limit 0`,
  )
  await copy(tx, `${table}_draft`, rows)
}

async function mergeDraft(tx: Tx, table: string, { columns }: Rows, key: string) {
  const names = columns.join(', ')
  const of = (row: string) => columns.map((column) => `${row}.${column}`).join(', ')
  await tx.unsafe(`
    insert into ${table} (${names}) select ${names} from ${table}_draft
    on conflict (${key}) do update set (${names}) = row (${of('excluded')})
    where (${of(table)}) is distinct from (${of('excluded')})`)
}

const copy = (tx: Tx, table: string, rows: Rows) =>
  copyRows(tx, `copy ${table} (${rows.columns.join(', ')}) from stdin`, copyText(rows))
