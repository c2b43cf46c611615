import type { ImportCheck, ImportPart, ImportState, ImportStep } from '#contract/desk/imports.ts'
import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import { type Tx, transaction } from '../../db/database.ts'
import { signalDesk } from '../../db/desk-signal.ts'
import type { StaffSession } from '../../http/caller.ts'
import { addJob } from '../../jobs/add-job.ts'
import { type ImportContext, limits, lives } from './context.ts'
import { type ImportRow, insertImport, lockImport, requestStep, setComplete, storePart } from './store.ts'

export async function startImport({ now }: ImportContext, tx: Tx, staff: StaffSession) {
  return ok({ id: await insertImport(tx, staff, new Date(now())) })
}

const isOpen = ({ state }: ImportRow) => ['uploading', 'faulty', 'ready', 'failed'].includes(state)

/** Stores a part of a file under its number, so that a repeated request has no further effect. */
export async function addPart(
  { db }: ImportContext,
  { id, name, part, file }: ImportPart,
  staff: StaffSession,
) {
  const bytes = Buffer.from(await file.arrayBuffer())
  return transaction(db, async (tx) => {
    const found = await lockImport(tx, id)
    if (!found || found.staffId !== staff.staffId) return refuse('not_found')
    if (found.state !== 'uploading') return refuse('already_decided')
    const stored = found.files.reduce((sum, one) => sum + one.bytes, 0)
    if (stored + bytes.length > limits.bytes) return refuse('import_too_large')
    await storePart(tx, id, { name, part, bytes })
    return ok({ id })
  })
}

/** Also checks again after the catalogue changed, or with the other choice of `complete`. */
export async function requestCheck(tx: Tx, { id, complete }: ImportCheck, staff: StaffSession) {
  const found = await lockImport(tx, id)
  if (!found || found.files.length === 0) return refuse('not_found')
  if (!isOpen(found)) return refuse('already_decided')
  await setComplete(tx, id, complete)
  return queue(tx, id, 'checking', staff)
}

export async function requestApply(tx: Tx, { id }: ImportStep, staff: StaffSession) {
  const found = await lockImport(tx, id)
  if (!found) return refuse('not_found')
  if (found.state !== 'ready') return refuse('already_decided')
  return queue(tx, id, 'applying', staff)
}

export const isUndoable = ({ state, appliedAt }: ImportRow, now: number) =>
  state === 'applied' && appliedAt !== null && appliedAt.getTime() > now - lives.undo

export async function requestUndo(
  { now }: ImportContext,
  tx: Tx,
  { id }: Pick<ImportStep, 'id'>,
  staff: StaffSession,
) {
  const found = await lockImport(tx, id)
  if (!found) return refuse('not_found')
  if (!isUndoable(found, now())) return refuse('not_undoable')
  return queue(tx, id, 'undoing', staff)
}

async function queue(tx: Tx, id: Id, state: ImportState, staff: StaffSession) {
  await requestStep(tx, id, state, staff)
  await addJob(tx, 'run_import', { id }, { key: `import:${id}` })
  signalDesk(tx)
  return ok({ id })
}
