import type { KnownUser } from '../browser-state/session.ts'
import { shortAccount } from './short-account.ts'

/** An account is Latin in every language: a Chinese face would draw its ellipsis as wide as a word. */
export function AccountName({ user }: { user: KnownUser }) {
  return (
    <span translate="no" lang={user.name?.trim() ? undefined : 'en'}>
      {shortAccount(user)}
    </span>
  )
}
