import { type AccountName, accountName } from '#domain/text/account-name.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Db } from '../db/database.ts'
import { accountOf } from './present.ts'
import { readAccount } from './store.ts'

export type GuestContact = {
  /** As the guest is called; empty where no name is known. */
  readonly name: string
  readonly to: AccountName
  readonly locale: Locale
}

/** How a guest is written to; null once the account is erased. */
export async function guestContact(db: Db, guestId: string): Promise<GuestContact | null> {
  const account = await readAccount(db, guestId)
  return account && { name: account.name, to: accountName(accountOf(account)), locale: account.lang }
}
