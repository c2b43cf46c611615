import type { SavedViewList, ViewRemoval, ViewSaving } from '#contract/desk/views.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Db, Tx } from '../db/database.ts'
import { type DeskCaller, staffOf } from '../http/caller.ts'
import { deleteView, lockViews, putView, readViews, writeView } from './view-store.ts'

const mostViews = 20

/** The filters that the caller saved; nobody else sees them. */
export const listViews = async (db: Db, caller: DeskCaller) =>
  ok<SavedViewList>({ list: [...(await readViews(db, staffOf(caller).staffId))] })

export async function saveView(tx: Tx, { id, name, query }: ViewSaving, caller: DeskCaller, now: number) {
  const { staffId } = staffOf(caller)
  await lockViews(tx, staffId)
  const views = await readViews(tx, staffId)
  const same = views.find((view) => view.name === name)
  const view = { staffId, name, query, now }
  if (id !== undefined) {
    if (!views.some((one) => one.id === id)) return refuse('not_found')
    if (same && same.id !== id) return refuse('view_exists')
    await writeView(tx, id, view)
  } else {
    if (!same && views.length >= mostViews) return refuse('too_many_views')
    await putView(tx, view)
  }
  return listViews(tx, caller)
}

export async function removeView(tx: Tx, { id }: ViewRemoval, caller: DeskCaller) {
  await deleteView(tx, id, staffOf(caller).staffId)
  return listViews(tx, caller)
}
