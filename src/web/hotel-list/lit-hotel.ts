import { useSyncExternalStore } from 'react'
import { createStore } from '../ui/store.ts'

type By = 'card' | 'pin'
/** The hotel under the pointer or the keyboard: its card and its pin show it together. */
const lit = createStore<{ readonly id: string; readonly by: By } | null>(null)

export const light = (id: string, by: By) => lit.set({ id, by })
/** Who leaves a pin for a card is told of the card first: only the own light goes out. */
export const dim = (by: By) => {
  if (lit.get()?.by === by) lit.set(null)
}

export const useIsLit = (id: string): boolean =>
  useSyncExternalStore(
    lit.subscribe,
    () => lit.get()?.id === id,
    () => false,
  )
export const useLit = (): string | null =>
  useSyncExternalStore(
    lit.subscribe,
    () => lit.get()?.id ?? null,
    () => null,
  )
