import type { InboxAssignment, InboxNote, InboxSnooze, InboxTags } from '#contract/desk/inbox.ts'
import type { InboxKind } from '#domain/inbox/inbox-entry.ts'
import { refuse } from '#domain/result.ts'
import { instantFrom } from '#domain/time/zone-time.ts'
import { type Audited, recordAudit, type Trace } from '../audit/record-audit.ts'
import type { Tx } from '../db/database.ts'
import { signalDesk } from '../db/desk-signal.ts'
import { assignEntry, readTakenEntries } from '../desk/assign-entry.ts'
import type { InboxContext, Reader } from './context.ts'
import type { EntryRow } from './entry-rows.ts'
import { findEntry } from './find-entry.ts'
import { showEntry } from './show-entry.ts'
import { addNote, readMarks, writeSnooze, writeTags } from './store.ts'

export type Changing = Reader & { readonly trace: Trace; readonly staffId: string; readonly name: string }

const longestSnooze = 90 * 86_400_000

/** The object of the audit log that an entry is. */
export const objectOf = ({ key, kind, title }: EntryRow): Audited['object'] => ({
  kind: kind satisfies InboxKind,
  id: key.slice(kind.length + 1),
  name: (kind === 'ticket' || kind === 'lead' ? key.slice(kind.length + 1) : title).slice(0, 80) || key,
})

/** Runs one step on an entry in a transaction, and returns the entry as it is then. */
export async function changing<Refusal = never>(
  context: InboxContext,
  tx: Tx,
  { key }: { key: string },
  { locale, zone }: Reader,
  step: (row: EntryRow) => Promise<Refusal | undefined>,
) {
  const row = await findEntry(tx, key, locale)
  if (!row) return refuse('not_found' as const)
  const refusal = await step(row)
  if (refusal !== undefined) return { ok: false as const, refusal }
  signalDesk(tx)
  return showEntry({ ...context, db: tx }, key, { locale, zone })
}

export const assign = (context: InboxContext, tx: Tx, { key, to }: InboxAssignment, by: Changing) =>
  changing(context, tx, { key }, by, async (row) => {
    const before = (await readTakenEntries(tx)).get(key) ?? null
    const now = context.now()
    const after = await assignEntry(tx, { key, to: to ?? null, by: by.name, permission: 'inbox.see', now })
    if (after === undefined) return 'not_found' as const
    await recordAudit(tx, by.trace, {
      action: 'entry_assigned',
      object: objectOf(row),
      before: { member: before?.name ?? null },
      after: { member: after?.name ?? null },
      now,
    })
    return undefined
  })

export const snooze = (context: InboxContext, tx: Tx, { key, until }: InboxSnooze, by: Changing) =>
  changing(context, tx, { key }, by, async (row) => {
    const now = context.now()
    const at = until === undefined ? null : instantFrom(until)
    if (at !== null && !(at > now && at <= now + longestSnooze)) return 'invalid_input' as const
    await writeSnooze(tx, { key, guestId: row.guestId, until: at, now })
    await recordAudit(tx, by.trace, {
      action: 'entry_snoozed',
      object: objectOf(row),
      after: { until: at === null ? null : new Date(at).toISOString() },
      now,
    })
    return undefined
  })

export const tag = (context: InboxContext, tx: Tx, { key, tags }: InboxTags, by: Changing) =>
  changing(context, tx, { key }, by, async (row) => {
    const now = context.now()
    const after = [...new Set(tags)].sort()
    const before = (await readMarks(tx, [key])).get(key)?.tags ?? []
    await writeTags(tx, { key, guestId: row.guestId, tags: after, now })
    await recordAudit(tx, by.trace, {
      action: 'entry_tagged',
      object: objectOf(row),
      before: { tags: [...before] },
      after: { tags: after },
      now,
    })
    return undefined
  })

export const note = (context: InboxContext, tx: Tx, { key, text }: InboxNote, by: Changing) =>
  changing(context, tx, { key }, by, async (row) => {
    const now = context.now()
    await addNote(tx, { key, guestId: row.guestId, staffId: by.staffId, name: by.name, text, now })
    await recordAudit(tx, by.trace, {
      action: 'note_added',
      object: objectOf(row),
      after: { note: text },
      now,
    })
    return undefined
  })
