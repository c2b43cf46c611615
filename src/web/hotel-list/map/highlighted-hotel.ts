import { useSyncExternalStore } from 'react'
import { afterPaint } from '#ui/scheduling.ts'
import { createStore } from '#ui/store.ts'

type By = 'card' | 'pin'
type Lit = { readonly id: string; readonly by: By } | null
/** The hotel under the pointer or the keyboard: its card and its pin show it together. */
const lit = createStore<Lit>(null)
let next: Lit = null
let calledOff = () => {}

/** The pointer passes over cards on its way to what it presses: the press comes first. */
function settle(now: Lit) {
  next = now
  calledOff()
  calledOff = afterPaint(() => lit.set(next))
}

export const highlight = (id: string, by: By) => settle({ id, by })
/**
 * Another hotel or source may be highlighted before this one is left: the card after its pin, or a focused pin that
 * covers the one under the pointer.
 */
export const unhighlight = (id: string, by: By) => {
  if (next?.id === id && next.by === by) settle(null)
}

export const useIsHighlighted = (id: string): boolean =>
  useSyncExternalStore(
    lit.subscribe,
    () => lit.get()?.id === id,
    () => false,
  )
export const useHighlighted = (): string | null =>
  useSyncExternalStore(
    lit.subscribe,
    () => lit.get()?.id ?? null,
    () => null,
  )
