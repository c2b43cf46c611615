import type { PersistedStore } from './create-store.ts'

/** Shows and hides the login dialog; while it is shown the page behind does not scroll. */
export const createJoinLayer = (store: PersistedStore, lockScrolling: (locked: boolean) => void) => ({
  show: () => {
    store.set({ join_layer: 1 })
    lockScrolling(true)
  },
  hide: () => {
    store.set({ join_layer: 0 })
    lockScrolling(false)
  },
})
