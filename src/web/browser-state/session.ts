import type { Session, UserInfo } from '#contract/accounts.ts'
import type { Identity } from '../api.ts'
import { type Items, isRecord, jsonFrom } from './browser-storage.ts'
import type { PersistedStore } from './create-store.ts'

const name = 'user_info'

/** At least who it is; what else the account has may be missing in an older browser. */
export type KnownUser = Pick<UserInfo, 'id' | 'account'> & Partial<UserInfo>

export function userFrom(text: string | null): KnownUser | null {
  const stored = jsonFrom(text)
  if (!isRecord(stored) || typeof stored.id !== 'string' || typeof stored.account !== 'string') return null
  return stored as KnownUser
}

type Places = { items: Items; store: PersistedStore }

/** The caller: a token with its account, or null. */
export function identityOf({ items, store }: Places): Identity {
  const user = userFrom(items.get(name))
  const token = store.get().usertoken
  return user && token ? { uid: user.id, amail: user.account, token } : null
}

export function keepSession({ items, store }: Places, { token, user_info }: Session) {
  items.set(name, JSON.stringify(user_info))
  store.set({ usertoken: token })
}

export function dropSession({ items, store }: Places) {
  items.remove(name)
  store.set({ usertoken: '' })
}

/** Updates the stored account of the current session. */
export function changeUser({ items }: Pick<Places, 'items'>, change: Partial<UserInfo>) {
  const user = userFrom(items.get(name))
  if (user) items.set(name, JSON.stringify({ ...user, ...change }))
}
