import { createStore } from '#ui/store.ts'
import { type Items, jsonFrom } from './browser-storage.ts'
import { pageFields, type State, stateFrom } from './state.ts'

const key = 'lodestar'

/** The persisted store: every change is written, and what another tab wrote is taken over by `reread`. */
export function createPersistedStore(items: Items) {
  const read = () => stateFrom(jsonFrom(items.get(key)))
  const memory = createStore<State>(read())
  return {
    get: memory.get,
    subscribe: memory.subscribe,
    set: (change: Partial<State>) => {
      const state = memory.get()
      const fields = Object.entries(change) as [keyof State, unknown][]
      if (fields.every(([name, value]) => Object.is(state[name], value))) return
      memory.set({ ...state, ...change })
      items.set(key, JSON.stringify(memory.get()))
    },
    reread: () => {
      const own = Object.fromEntries(pageFields.map((name) => [name, memory.get()[name]]))
      memory.set({ ...read(), ...own })
    },
  }
}
export type PersistedStore = ReturnType<typeof createPersistedStore>
