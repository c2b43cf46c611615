/** Where the browser's history stands: on which page, and how many overlays lay over it when the entry was made. */
export type HistoryEntry = { readonly page: string; readonly index: number; readonly level: number }

type Traversal = { from: HistoryEntry; to: HistoryEntry; open: number }

/**
 * Classifies a move between two history entries. An overlay closed by other means leaves its entry in the history,
 * because removing it would race with a navigation. A traversal skips that entry.
 */
export function meaningOf({ from, to, open }: Traversal): 'close' | 'back' | 'forward' | 'page' {
  if (from.page !== to.page) return to.level > 0 && to.index < from.index ? 'back' : 'page'
  if (to.level > from.level) return 'forward'
  if (to.level === from.level) return 'page'
  return open > to.level ? 'close' : 'back'
}

type EntryState = { readonly overlay?: number; readonly __TSR_key?: string; readonly __TSR_index?: number }

const entryOf = (state: EntryState | null): HistoryEntry => ({
  page: state?.__TSR_key ?? '',
  index: state?.__TSR_index ?? 0,
  level: state?.overlay ?? 0,
})

type Overlay = { readonly close: () => void }

const open: Overlay[] = []
let at: HistoryEntry | null = null

export const isOverlayOpen = () => open.length > 0

/** Back closes what has opened; to be told, by what is returned, when it has closed by itself. */
export function openOverlay(close: () => void): () => void {
  const overlay = { close }
  open.push(overlay)
  at ??= entryOf(history.state)
  if (at.level < open.length) {
    at = { ...at, level: open.length }
    // By the browser's own function: to the router nothing has happened.
    History.prototype.pushState.call(history, { ...history.state, overlay: at.level }, '')
  }
  return () => {
    const index = open.indexOf(overlay)
    if (index >= 0) open.splice(index, 1)
  }
}

/** To be called before there is a router: it hears only of what is left of traversals when overlays have had theirs. */
export function watchTraversals() {
  addEventListener('popstate', (event) => {
    const from = at ?? entryOf(null)
    const to = entryOf(event.state)
    const meaning = meaningOf({ from, to, open: open.length })
    const isSamePage = from.page === to.page
    for (const { close } of open.splice(isSamePage ? to.level : 0).reverse()) close()
    if (meaning === 'page') {
      at = to
      return
    }
    event.stopImmediatePropagation()
    // On its way to another page the router still shows the last one.
    if (isSamePage) at = to
    if (meaning === 'back') history.back()
    if (meaning === 'forward') history.forward()
  })
}

type Navigations = { subscribe: (told: (news: { location: { state: object } }) => void) => () => void }

/** Where the router goes is where the history stands. */
export function followNavigations(navigations: Navigations): () => void {
  at = entryOf(history.state)
  return navigations.subscribe(({ location }) => {
    at = entryOf(location.state as EntryState)
  })
}
