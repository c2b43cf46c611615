import type { Id } from '#domain/id.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Db } from '../db/database.ts'

export type Contact = { readonly email: string | null; readonly mobile: string | null; readonly lang: Locale }

export async function readContact(db: Db, guestId: Id): Promise<Contact | null> {
  const [row] = await db<Contact[]>`
    select email, mobile, lang from accounts where id = ${guestId} and erased_at is null`
  return row ?? null
}
