import type { ImportState } from '#contract/desk/imports.ts'
import type { Id } from '#domain/id.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { Fault } from '../csv/fault.ts'
import type { FileName } from '../csv/files.ts'
import type { ChangedRow } from '../import/changed-rows.ts'

export type Counts = Partial<Record<FileName, { added: number; changed: number; removed: number }>>
type Named = { readonly file: FileName; readonly text: string }

export type Report = {
  readonly faults: readonly Fault[]
  readonly faultCount: number
  readonly warnings: readonly Fault[]
  readonly counts: Counts
  readonly unnamed: readonly Named[]
  readonly unnamedCount: number
  readonly isOutdated: boolean
}

/** A change that could not be undone: a code of `undo-import.ts`, or the reason of an importer's fault. */
export type LeftOver = Named & { readonly reason: string }

export type ImportRow = {
  readonly id: Id
  readonly staffId: Id
  readonly by: string
  readonly at: Date
  readonly actingId: Id | null
  readonly actingName: string | null
  readonly state: ImportState
  readonly complete: boolean
  readonly progress: number
  readonly report: Report | null
  readonly digest: string | null
  readonly leftOver: readonly LeftOver[] | null
  readonly appliedAt: Date | null
  readonly files: readonly { readonly name: string; readonly bytes: number }[]
}

const columns = (db: Db) => db`
  id, staff_id as "staffId", staff_name as by, made_at as at, acting_id as "actingId", acting_name as "actingName", state, complete, progress, report, digest,
  left_over as "leftOver", applied_at as "appliedAt", (
    select coalesce(json_agg(json_build_object('name', name, 'bytes', bytes) order by name), '[]') from (
      select name, sum(length(bytes))::int as bytes from import_files where import_id = imports.id group by name
    ) as stored) as files`

export async function insertImport(tx: Tx, by: Member, at: Date): Promise<Id> {
  const [row] = await tx<{ id: Id }[]>`
    insert into imports (staff_id, staff_name, made_at, state) values (${by.staffId}, ${by.name}, ${at}, 'uploading')
    returning id`
  return row!.id
}

export async function readImport(db: Db, id: Id): Promise<ImportRow | null> {
  const [row] = await db<ImportRow[]>`select ${columns(db)} from imports where id = ${id}`
  return row ?? null
}

/** Locks the import until the transaction ends. */
export async function lockImport(tx: Tx, id: Id): Promise<ImportRow | null> {
  await tx`select from imports where id = ${id} for update`
  return readImport(tx, id)
}

export const readImports = (db: Db, most: number) => db<ImportRow[]>`
  select ${columns(db)} from imports where state <> 'uploading' order by id desc limit ${most}`

export async function storePart(
  tx: Tx,
  id: Id,
  { name, part, bytes }: { name: string; part: number; bytes: Buffer },
) {
  await tx`
    insert into import_files (import_id, name, part, bytes) values (${id}, ${name}, ${part}, ${bytes})
    on conflict (import_id, name, part) do update set bytes = excluded.bytes`
}

export const readParts = (db: Db, id: Id) =>
  db<{ name: string; bytes: Buffer }[]>`
    select name, bytes from import_files where import_id = ${id} order by name, part`.cursor(1)

export type Member = { readonly staffId: Id; readonly name: string }

/** A member asks for the next step. */
export async function requestStep(tx: Tx, id: Id, state: ImportState, { staffId, name }: Member) {
  await tx`
    update imports set state = ${state}, progress = 0, acting_id = ${staffId}, acting_name = ${name} where id = ${id}`
}

export const setComplete = (tx: Tx, id: Id, complete: boolean) => tx`
  update imports set complete = ${complete} where id = ${id}`

export const setState = (db: Db, id: Id, state: ImportState) => db`
  update imports set state = ${state} where id = ${id}`

/** Ignored once the job has stored its outcome. */
export const noteProgress = (db: Db, id: Id, rows: number) => db`
  update imports set progress = ${rows} where id = ${id} and state in ('checking', 'applying', 'undoing')`

type Outcome = { readonly from: ImportState; readonly to: ImportState; readonly at?: Date }

/** Stores the outcome of a job. False if another worker has stored it. */
export async function storeReport(
  tx: Tx,
  id: Id,
  { from, to, at }: Outcome,
  { report, digest }: { report: Report; digest: string | null },
): Promise<boolean> {
  const stored = await tx`
    update imports set state = ${to}, report = ${tx.json(report as never)}, digest = ${digest},
      applied_at = ${at ?? null} where id = ${id} and state = ${from}`
  return stored.count === 1
}

export async function storeUndone(tx: Tx, id: Id, leftOver: readonly LeftOver[], at: Date) {
  await tx`
    update imports set state = 'undone', undone_at = ${at}, left_over = ${tx.json(leftOver as never)} where id = ${id}`
}

export async function replaceChanges(tx: Tx, id: Id, rows: readonly ChangedRow[]) {
  await tx`delete from import_changes where import_id = ${id}`
  const given = rows.map((row, at) => ({ n: at + 1, ...row }))
  for (let from = 0; from < given.length; from += 500)
    await tx`
      insert into import_changes (import_id, n, file, hotel, key, before, after)
      select ${id}, n, file, hotel, key, nullif(before, 'null'), nullif(after, 'null')
      from jsonb_to_recordset(${tx.json(given.slice(from, from + 500) as never)}) as
        row (n int, file text, hotel text, key text, before jsonb, after jsonb)`
}

export const readChanges = (db: Db, id: Id, after: number, most: number) => db<
  (ChangedRow & { n: number })[]
>`
  select n, file, hotel, key, before, after from import_changes
  where import_id = ${id} and n > ${after} order by n limit ${most}`

export async function countChanges(db: Db, id: Id): Promise<number> {
  const [row] = await db<[{ count: number }]>`
    select count(*)::int as count from import_changes where import_id = ${id}`
  return row.count
}

export type Ages = { readonly files: Date; readonly changes: Date; readonly imports: Date }

export async function deleteOld(db: Db, { files, changes, imports }: Ages) {
  await db`delete from import_files where import_id in (select id from imports where made_at < ${files})`
  await db`delete from import_changes where import_id in (select id from imports where made_at < ${changes})`
  await db`delete from imports where made_at < ${imports}`
}

type Filter = {
  readonly q?: string | undefined
  readonly country?: string | undefined
  readonly state: string
}

/** Codes of the hotels of an export, one more than asked for if there are more. */
export async function findCodes(db: Db, { q, country, state }: Filter, most: number): Promise<string[]> {
  const like = q ? `%${q.replace(/[\\%_]/g, '\\$&')}%` : null
  const rows = await db<{ code: string }[]>`
    select hotels.code from hotels join places on places.id = hotels.city
    where hotels.state = ${state} ${country ? db`and places.country = ${country}` : db``}
      ${like ? db`and (hotels.code ilike ${like} or hotels.name_en ilike ${like} or hotels.name_zh ilike ${like} or places.slug ilike ${like})` : db``}
    order by hotels.code limit ${most + 1}`
  return rows.map(({ code }) => code)
}
