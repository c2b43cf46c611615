import { browserClock } from '../clock.ts'
import { createStore } from '../store.ts'
import { createToastQueue, type NewToast } from './toast-queue.ts'

export const toasts = createToastQueue(browserClock)

/** Regions by id, the last on top: what stands behind a dialog cannot be read or pressed, so each dialog has one. */
export const regions = createStore<readonly string[]>([])

export function addRegion(id: string): () => void {
  regions.set([...regions.get(), id])
  return () => regions.set(regions.get().filter((other) => other !== id))
}

/** The top layer is stacked by the order of showing: shown anew, the region is above all that opened since. */
export function raiseRegion(id: string | undefined) {
  const region = id === undefined ? null : document.getElementById(id)
  if (!region?.isConnected || !('showPopover' in region)) return
  if (region.matches(':popover-open')) region.hidePopover()
  region.showPopover()
}

/** Raised before the words are there: a reader hears what is added to a region that it already knows. */
export function showToast(toast: NewToast): number {
  if (toasts.shown().length === 0) raiseRegion(regions.get().at(-1))
  return toasts.show(toast)
}
