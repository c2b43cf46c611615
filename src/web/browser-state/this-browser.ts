import { keepWidth } from '#ui/overlays/modal.ts'
import { createCookies, createItems } from './browser-storage.ts'
import { createPersistedStore, type PersistedStore } from './create-store.ts'

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

// Asked by `document`, because Node has a `localStorage` of its own that no visitor owns.
const inBrowser = typeof document !== 'undefined'

export const items = createItems(() => (inBrowser ? localStorage : null))
/** Session storage: items of this tab only. */
export const tabItems = createItems(() => (inBrowser ? sessionStorage : null))
export const cookies = createCookies(() => (inBrowser ? document : null))
export const store = createPersistedStore(items)
export const joinLayer = createJoinLayer(store, (locked) => {
  if (locked) keepWidth()
  document.documentElement.toggleAttribute('data-locked', locked)
})

/** Everything at once, for functions that take their places by name. */
export const browser = { items, cookies, store }
