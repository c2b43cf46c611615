import type { Session, UserInfo } from '#contract/accounts.ts'
import type { PersonName } from '#contract/fields.ts'
import type { AccountsContext } from './context.ts'
import type { Standing } from './guest-features.ts'
import { type Account, listTravellers } from './store.ts'

export const accountOf = ({ email, mobile }: Pick<Account, 'email' | 'mobile'>) => email ?? mobile ?? ''

export const presentUser = (
  account: Account,
  travellers: readonly PersonName[],
  standing: Standing,
): UserInfo => ({
  id: account.id,
  account: accountOf(account),
  email: account.email,
  name: account.name,
  avatar: account.avatar,
  lang: account.lang,
  currency: account.currency,
  ...standing,
  phone: account.phone,
  travellers: [...travellers],
  mobile: account.mobile,
  has_password: account.password !== null,
})

/** The session as sent to the client. */
export async function presentSession(
  { db, features }: AccountsContext,
  account: Account,
  { token, expires }: { token: string; expires: number },
): Promise<Session> {
  const [travellers, standing] = await Promise.all([
    listTravellers(db, account.id),
    features.standingOf(db, account.id),
  ])
  return {
    token,
    expires: new Date(expires).toISOString(),
    user_info: presentUser(account, travellers, standing),
  }
}
