import { accountName } from '#domain/text/account-name.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Db } from '../db/database.ts'
import { accountOf } from './present.ts'
import { type Account, findAccount, readAccount } from './store.ts'

/** Identity and contact data of a guest, for other features and for staff. */
export type KnownGuest = {
  readonly id: string
  /** The address or number to sign in with. */
  readonly account: string
  readonly email: string | null
  readonly mobile: string | null
  readonly phone: string | null
  readonly lang: Locale
}

export async function findGuest(db: Db, typed: string): Promise<KnownGuest | null> {
  const account = await findAccount(db, accountName(typed))
  return account && guestFrom(account)
}

/** Null also for an erased account. */
export async function readGuest(db: Db, id: string): Promise<KnownGuest | null> {
  const account = await readAccount(db, id)
  return account && guestFrom(account)
}

const guestFrom = (account: Account): KnownGuest => {
  const { id, email, mobile, phone, lang } = account
  return { id, account: accountOf(account), email, mobile, phone, lang }
}
