import { useSyncExternalStore } from 'react'
import type { DeskSession } from '#contract/desk/session.ts'
import { type NotPermitted, type Permission, whyNotPermitted } from '#domain/permissions.ts'
import type { Locale } from '#domain/text/locale.ts'
import { preferences } from '../preferences.ts'
import { session } from '../session.ts'

export const useLocale = (): Locale => useSyncExternalStore(preferences.subscribe, preferences.get).locale
export const usePreferences = () => useSyncExternalStore(preferences.subscribe, preferences.get)
export const useSessionState = () => useSyncExternalStore(session.subscribe, session.get)

/** The session of a page that only members see. */
export function useSession(): DeskSession {
  const state = useSessionState()
  const found = state.kind === 'in' ? state.session : state.kind === 'out' ? state.was : null
  if (!found) throw new Error('A page of the desk was rendered without a session.')
  return found
}

/** Null when this member may; otherwise who may. Buttons and dispatch read the same table. */
export function useWhyNot(permission: Permission): NotPermitted | null {
  const { member, roles } = useSession()
  return whyNotPermitted(member.role, roles, permission)
}
