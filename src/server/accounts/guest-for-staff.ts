import type { Id } from '#domain/id.ts'
import { accountName } from '#domain/text/account-name.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Tx } from '../db/database.ts'
import { addAccount, findAccount } from './store.ts'

/** The guest for whom staff books. An address without an account gets one, which its owner opens by code. */
export async function guestForStaff(
  tx: Tx,
  { email, lang, now }: { email: string; lang: Locale; now: number },
): Promise<{ id: Id; account: string }> {
  const name = accountName(email)
  const added = await addAccount(tx, { name, password: null, lang, inviteCode: null, now })
  const account = added ?? (await findAccount(tx, name))
  if (!account) throw new Error('An account was neither added nor found.')
  return { id: account.id, account: name.value }
}
