import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase, type Pool } from '#server/db/database.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { hotelTables } from './hotel-tables.ts'

export const PARTS = 4

/** A file of `db/citus`. */
export const readCitusFile = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../db/citus', name), 'utf8')

/** Functions in the form that Citus delegates, without the statements that register them there. */
const delegatedFunctions = () => readCitusFile('3-functions.sql').split('-- Citus only')[0]!

type Options = {
  /** Fills the tables before they are partitioned. */
  prepare?: (db: Pool) => Promise<unknown>
  /** Replaces the functions of stock by those of `db/citus`. */
  isDelegated?: boolean
  onStatement?: NonNullable<Parameters<typeof openDatabase>[1]>['onStatement']
}

/**
 * A database whose tables of hotels are partitioned by hotel. PostgreSQL then requires the hotel in each of their
 * keys, as Citus does, and its plans show whether a statement needs several hotels.
 */
export async function partitionedDatabase({
  prepare,
  isDelegated = true,
  onStatement,
}: Options = {}): Promise<TestDatabase> {
  const { db, connection, url, drop } = await testDatabase()
  await prepare?.(db)
  await db.begin(async (tx) => {
    await tx.unsafe(readCitusFile('1-keys.sql'))
    if (isDelegated) await tx.unsafe(delegatedFunctions())
    await tx.unsafe(await partitioning(tx as never))
  })
  const watched = openDatabase(connection, { max: 4, ...(onStatement ? { onStatement } : {}) })
  return {
    db: watched,
    connection,
    url,
    drop: async () => {
      await watched.end({ timeout: 2 })
      await drop()
    },
  }
}

/** Copies each table into a partitioned one of the same name, with its references, triggers and views. */
async function partitioning(db: Pool): Promise<string> {
  const names = [...hotelTables.keys()]
  const references = await db<{ name: string; onTable: string; text: string }[]>`
    select conname as name, conrelid::regclass::text as "onTable", pg_get_constraintdef(oid) as text
    from pg_constraint where contype = 'f' and confrelid::regclass::text = any(${names})`
  const triggers = await db<{ text: string }[]>`
    select pg_get_triggerdef(oid) as text from pg_trigger
    where not tgisinternal and tgrelid::regclass::text = any(${names})`
  const identities = await db<{ sequence: string }[]>`
    select pg_get_serial_sequence(attrelid::regclass::text, attname) as sequence
    from pg_attribute where attidentity <> '' and attrelid::regclass::text = any(${names})`
  const defaults = await db<{ table: string; column: string; text: string }[]>`
    select adrelid::regclass::text as table, attname as column, pg_get_expr(adbin, adrelid) as text
    from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
    where pg_get_expr(adbin, adrelid) like 'nextval(%' and adrelid::regclass::text like '%\\_directory'`
  const [view] = await db<[{ text: string }]>`select pg_get_viewdef('current_orders') as text`
  return [
    'drop view current_orders',
    ...references.map(({ name, onTable }) => `alter table ${onTable} drop constraint ${name}`),
    // The new table's identity gets the name of the old sequence.
    ...identities.map(({ sequence }) => `alter sequence ${sequence} rename to ${nameOf(sequence)}_whole`),
    ...[...hotelTables].flatMap(([table, key]) => partitionedTable(table, key)),
    ...defaults.map(({ table, column, text }) => `alter table ${table} alter ${column} set default ${text}`),
    ...identities.map(
      ({ sequence }) =>
        `select setval('${sequence}', (select last_value from ${nameOf(sequence)}_whole), (select is_called from ${nameOf(sequence)}_whole))`,
    ),
    ...[...hotelTables.keys()].map((table) => `drop table ${table}_whole`),
    ...references.map(({ onTable, text }) => `alter table ${onTable} add ${text}`),
    ...triggers.map(({ text }) => text),
    `create view current_orders as ${view.text.replace(/;$/, '')}`,
  ].join(';\n')
}

const nameOf = (sequence: string) => sequence.replace(/^public\./, '')

const partitionedTable = (table: string, key: string): string[] => [
  `alter table ${table} rename to ${table}_whole`,
  `create table ${table} (like ${table}_whole including all) partition by hash (${key})`,
  ...Array.from(
    { length: PARTS },
    (_, part) =>
      `create table ${partName(table, part)} partition of ${table} for values with (modulus ${PARTS}, remainder ${part})`,
  ),
  `insert into ${table} overriding system value select * from ${table}_whole`,
]

const partName = (table: string, part: number) => `${table}_part_${part}`

/** The table and the number of a partition. */
export function partOf(name: string): { table: string; part: number } | null {
  const found = /^(.*)_part_(\d)$/.exec(name)
  return found ? { table: found[1]!, part: Number(found[2]) } : null
}
