import type { Locale } from '#domain/text/locale.ts'
import type { Db } from '../db/database.ts'
import { readAccount } from './store.ts'

/** Where a guest's mail goes and in which language and currency it speaks; null for one without an e-mail address. */
export async function findRecipient(
  db: Db,
  guestId: string,
): Promise<{ email: string; locale: Locale; currency: string } | null> {
  const account = await readAccount(db, guestId)
  if (!account?.email) return null
  return { email: account.email, locale: account.lang, currency: account.currency }
}
