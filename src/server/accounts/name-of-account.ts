import type { AccountName } from '#domain/text/account-name.ts'
import { greetingName } from '#domain/text/person-name.ts'
import type { Db } from '../db/database.ts'
import { findAccount } from './store.ts'

/** The name to greet the owner of an address by; null if there is no account or it has no name. */
export async function nameOfAccount(db: Db, account: AccountName): Promise<string | null> {
  const found = await findAccount(db, account)
  return (found && greetingName(found.name)) || null
}
