import type { Id } from '#domain/id.ts'
import type { Db, Tx } from '../db/database.ts'

export type Marks = {
  readonly key: string
  readonly snoozedUntil: number | null
  readonly tags: readonly string[]
}

const columns = (db: Db) => db`
  key, (extract(epoch from snoozed_until) * 1000)::float8 as "snoozedUntil", tags`

export async function readMarks(db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, Marks>> {
  if (keys.length === 0) return new Map()
  const rows = await db<Marks[]>`
    select ${columns(db)} from inbox_marks where key = any(${[...keys]}::text[])`
  return new Map(rows.map((row) => [row.key, row]))
}

type Marked = { key: string; guestId: Id | null; now: number }

export async function writeSnooze(tx: Tx, { key, guestId, until, now }: Marked & { until: number | null }) {
  const at = until === null ? null : new Date(until)
  await tx`
    insert into inbox_marks (key, guest_id, snoozed_until, changed_at)
    values (${key}, ${guestId}, ${at}, ${new Date(now)})
    on conflict (key) do update set snoozed_until = excluded.snoozed_until, changed_at = excluded.changed_at`
}

export async function writeTags(tx: Tx, { key, guestId, tags, now }: Marked & { tags: readonly string[] }) {
  await tx`
    insert into inbox_marks (key, guest_id, tags, changed_at)
    values (${key}, ${guestId}, ${[...tags]}::text[], ${new Date(now)})
    on conflict (key) do update set tags = excluded.tags, changed_at = excluded.changed_at`
}

export const readNotes = (db: Db, key: string) => db<{ by: string; text: string; at: Date }[]>`
  select staff_name as by, body as text, at from inbox_notes where key = ${key} order by id limit 200`

type NewNote = Marked & { staffId: Id; name: string; text: string }

export async function addNote(tx: Tx, { key, guestId, staffId, name, text, now }: NewNote) {
  await tx`
    insert into inbox_notes (key, guest_id, staff_id, staff_name, body, at)
    values (${key}, ${guestId}, ${staffId}, ${name}, ${text}, ${new Date(now)})`
}

export const listNotesAbout = (db: Db, guestId: Id) => db`
  select key, body as text, to_json(at) #>> '{}' as at from inbox_notes
  where guest_id = ${guestId} order by id limit 10000`

export async function deleteMarksOf(tx: Tx, guestId: Id) {
  await tx`delete from inbox_notes where guest_id = ${guestId}`
  await tx`delete from inbox_marks where guest_id = ${guestId}`
}

export async function moveMarks(tx: Tx, from: Id, into: Id) {
  await tx`update inbox_notes set guest_id = ${into} where guest_id = ${from}`
  await tx`update inbox_marks set guest_id = ${into} where guest_id = ${from}`
}

export async function deleteMarksBefore(db: Db, before: number) {
  await db`delete from inbox_notes where at < ${new Date(before)}`
  await db`delete from inbox_marks where changed_at < ${new Date(before)}`
}
