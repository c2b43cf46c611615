import { useSyncExternalStore } from 'react'
import { createStore } from '../ui/store.ts'

/** The hotel under the pointer or the keyboard: its card and its pin show it together. */
const lit = createStore<string | null>(null)

export const light = lit.set
export const useIsLit = (id: string): boolean =>
  useSyncExternalStore(
    lit.subscribe,
    () => lit.get() === id,
    () => false,
  )
export const useLit = (): string | null => useSyncExternalStore(lit.subscribe, lit.get, () => null)
