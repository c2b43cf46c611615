import type { Session } from '#contract/accounts.ts'
import type { Clock } from '#ui/clock.ts'
import { sessionSwitchDelay } from '../constants.ts'
import type { Items } from './browser-storage.ts'
import type { PersistedStore } from './create-store.ts'
import { identityOf, keepSession } from './session.ts'

type Parts = { items: Items; store: PersistedStore; clock: Clock; reload: () => void }

const who = (parts: Parts) => identityOf(parts)?.uid ?? null

/** Keeps a session that was opened here; if another account was signed in, the page starts anew as the new one. */
export function takeSession(parts: Parts, session: Session) {
  const before = who(parts)
  keepSession(parts, session)
  if (before !== null && before !== session.user_info.id) parts.clock.after(sessionSwitchDelay, parts.reload)
}

/** Follows the account in other tabs: `heard` is called when storage changed elsewhere. */
export function followAccount(parts: Parts) {
  let known = who(parts)
  const leave = parts.items.subscribe(() => (known = who(parts)))
  let planned = false
  return {
    heard: () => {
      parts.store.reread()
      if (who(parts) !== known && !planned) {
        planned = true
        parts.clock.after(sessionSwitchDelay, parts.reload)
      }
      parts.items.tell()
    },
    leave,
  }
}
