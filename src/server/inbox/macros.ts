import type { MacroList, MacroRemoval, MacroSaving } from '#contract/desk/inbox.ts'
import { whyNotMacro } from '#domain/inbox/macro.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { macroWords } from '#words/desk/macros.ts'
import { recordAudit, type Trace } from '../audit/record-audit.ts'
import type { Db, Tx } from '../db/database.ts'
import { addMacro, dropMacro, lockMacro, readMacros, writeMacro } from './macro-store.ts'

export async function listMacros(db: Db) {
  return ok<MacroList>({ list: [...(await readMacros(db))] })
}

type Saving = { readonly trace: Trace; readonly locale: Locale; readonly now: number }

/** Adds or changes a prepared answer; its fields are checked in both languages. */
export async function saveMacro(
  tx: Tx,
  { id, version, req_id: _, ...texts }: MacroSaving,
  { trace, locale, now }: Saving,
) {
  const fault = whyNotMacro({ en: texts.body_en, zh: texts.body_zh })
  if (fault) {
    const field = fault.why === 'missing' && fault.locale === 'zh' ? 'body_zh' : 'body_en'
    return refuse({ reason: 'invalid_input' as const, fields: { [field]: macroWords(locale).fault(fault) } })
  }
  const before = id === undefined ? null : await lockMacro(tx, id)
  if (id !== undefined && !before) return refuse('not_found')
  if (before && before.version !== version) return refuse('changed_meanwhile')
  const saved = before?.id ?? (await addMacro(tx, texts, now))
  if (before) await writeMacro(tx, before.id, texts, now)
  await recordAudit(tx, trace, {
    action: 'macro_saved',
    object: { kind: 'macro', id: saved, name: texts.name_en },
    ...(before ? { before: { body_en: before.body_en, body_zh: before.body_zh } } : {}),
    after: { body_en: texts.body_en, body_zh: texts.body_zh },
    now,
  })
  return listMacros(tx)
}

/** Removing one again has no effect. */
export async function removeMacro(tx: Tx, { id }: MacroRemoval, { trace, now }: Omit<Saving, 'locale'>) {
  const before = await lockMacro(tx, id)
  if (before) {
    await dropMacro(tx, id, now)
    await recordAudit(tx, trace, {
      action: 'macro_removed',
      object: { kind: 'macro', id, name: before.name_en },
      before: { body_en: before.body_en, body_zh: before.body_zh },
      now,
    })
  }
  return listMacros(tx)
}
