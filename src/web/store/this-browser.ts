import { keepWidth } from '../ui/modal.ts'
import { createCookies } from './cookies.ts'
import { createPersistedStore } from './create-store.ts'
import { createItems } from './items.ts'
import { createJoinLayer } from './join-layer.ts'

// Asked by `document`, because Node has a `localStorage` of its own that no visitor owns.
const inBrowser = typeof document !== 'undefined'

export const items = createItems(() => (inBrowser ? localStorage : null))
export const cookies = createCookies(() => (inBrowser ? document : null))
export const store = createPersistedStore(items)
export const joinLayer = createJoinLayer(store, (locked) => {
  if (locked) keepWidth()
  document.documentElement.toggleAttribute('data-locked', locked)
})

/** Everything at once, for functions that take their places by name. */
export const browser = { items, cookies, store }
