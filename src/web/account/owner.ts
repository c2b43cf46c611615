import { createContext, use } from 'react'
import type { KnownUser } from '../browser-state/session.ts'

export const Owner = createContext<KnownUser | null>(null)

/** Whose pages these are; the same guest while they sign in again, so that a form outlives its session. */
export function useOwner(): KnownUser {
  const owner = use(Owner)
  if (!owner) throw new Error('A page of the centre stands outside it.')
  return owner
}
