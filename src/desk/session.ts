import type { DeskSession } from '#contract/desk/session.ts'
import { createStore } from '#ui/store.ts'

export type SessionState =
  | { readonly kind: 'unknown' }
  /** Logged out. `was` is the session that ended while the page was open. */
  | { readonly kind: 'out'; readonly was: DeskSession | null }
  | { readonly kind: 'in'; readonly session: DeskSession }
  | { readonly kind: 'failed' }

export const session = createStore<SessionState>({ kind: 'unknown' })

export const keepSession = (found: DeskSession) => session.set({ kind: 'in', session: found })

/** The page stays open behind the login, so that nothing typed is lost. */
export function endSession({ isOwnWish }: { isOwnWish: boolean }) {
  const state = session.get()
  const was = state.kind === 'in' && state.session.stage === 'open' && !isOwnWish ? state.session : null
  session.set({ kind: 'out', was: state.kind === 'out' ? state.was : was })
}
