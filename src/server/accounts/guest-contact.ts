import { type AccountName, accountName } from '#domain/text/account-name.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Db } from '../db/database.ts'
import { accountOf } from './present.ts'
import { readAccount } from './store.ts'

export type GuestContact = {
  /** Empty if no name is known. */
  readonly name: string
  readonly to: AccountName
  readonly locale: Locale
}

/** Name, address and language for writing to a guest; null once the account is erased. */
export async function guestContact(db: Db, guestId: string): Promise<GuestContact | null> {
  const account = await readAccount(db, guestId)
  return account && { name: account.name, to: accountName(accountOf(account)), locale: account.lang }
}
