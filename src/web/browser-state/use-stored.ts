import { useMemo, useSyncExternalStore } from 'react'
import { userFrom } from './session.ts'
import { firstState, type State } from './state.ts'
import { items, store } from './this-browser.ts'

/** One field of the persisted store; the server and the first render know its default only. */
export const useStored = <Field extends keyof State>(field: Field): State[Field] =>
  useSyncExternalStore(
    store.subscribe,
    () => store.get()[field],
    () => firstState[field],
  )

/** Asked of one hotel: a card whose answer stays the same is not rendered anew when the list of all changes. */
export const useIsViewed = (hotel: string): boolean =>
  useSyncExternalStore(
    store.subscribe,
    () => store.get().history_list.includes(hotel),
    () => false,
  )

/** A browser item as it is written; null on the server and in the first render. */
export const useItem = (name: string): string | null =>
  useSyncExternalStore(
    items.subscribe,
    () => items.get(name),
    () => null,
  )

/** The signed-in user of this device; null until hydration. */
export function useUser() {
  const text = useItem('user_info')
  const token = useStored('usertoken')
  return useMemo(() => (token ? userFrom(text) : null), [text, token])
}
