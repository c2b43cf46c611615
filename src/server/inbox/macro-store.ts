import type { Macro } from '#contract/desk/inbox.ts'
import type { Id } from '#domain/id.ts'
import type { Db, Tx } from '../db/database.ts'

const mostMacros = 200
const columns = (db: Db) => db`id, name_en, name_zh, body_en, body_zh, version`

export const readMacros = (db: Db) => db<Macro[]>`
  select ${columns(db)} from macros where removed_at is null order by name_en, id limit ${mostMacros}`

export async function lockMacro(tx: Tx, id: Id): Promise<Macro | null> {
  const [row] = await tx<Macro[]>`
    select ${columns(tx)} from macros where id = ${id} and removed_at is null for update`
  return row ?? null
}

type Texts = Pick<Macro, 'name_en' | 'name_zh' | 'body_en' | 'body_zh'>

export async function addMacro(tx: Tx, texts: Texts, now: number): Promise<Id> {
  const [row] = await tx<{ id: Id }[]>`
    insert into macros ${tx({ ...texts, changed_at: new Date(now) })} returning id`
  return row!.id
}

export async function writeMacro(tx: Tx, id: Id, texts: Texts, now: number) {
  await tx`
    update macros set name_en = ${texts.name_en}, name_zh = ${texts.name_zh}, body_en = ${texts.body_en},
      body_zh = ${texts.body_zh}, version = version + 1, changed_at = ${new Date(now)}
    where id = ${id}`
}

export async function dropMacro(tx: Tx, id: Id, now: number) {
  await tx`update macros set removed_at = ${new Date(now)}, changed_at = ${new Date(now)} where id = ${id}`
}
