import type { Locale } from '#domain/text/locale.ts'
import type { Db } from '../db/database.ts'
import { readAccount } from './store.ts'

/** The e-mail address, language and currency for mails to a guest; null without an e-mail address. */
export async function findRecipient(
  db: Db,
  guestId: string,
): Promise<{ email: string; locale: Locale; currency: string } | null> {
  const account = await readAccount(db, guestId)
  if (!account?.email) return null
  return { email: account.email, locale: account.lang, currency: account.currency }
}
