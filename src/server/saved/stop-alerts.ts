import type { AlertsStopped } from '#contract/saved.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { savedWords } from '#words/saved/saved.ts'
import type { Db } from '../db/database.ts'
import { endAlerts } from './list-store.ts'

/** By the link of a mail, without a session. */
export async function stopAlerts(db: Db, { token, locale }: { token: string; locale: Locale }) {
  const list = await endAlerts(db, token)
  if (!list) return refuse('link_invalid')
  const say = savedWords(locale)
  return { ...ok<AlertsStopped>({ name: list.name ?? say.unnamed }), msg: say.alertsStopped }
}
