import type { Asked } from '#contract/endpoint.ts'
import type { changeTraces } from '#contract/endpoints.ts'
import type { Items } from '../browser-state/browser-storage.ts'
import { readRecentlyViewed, replaceRecentlyViewed, type Viewed } from '../browser-state/recently-viewed.ts'

type NewViews = NonNullable<Asked<typeof changeTraces>['add']>

/**
 * Hotels that were looked at on this device while nobody was signed in and that no account has yet. Views of one
 * account are not merged into another, and views removed from a history do not return with the next sign-in.
 */
export const unmergedViews = (items: Items): NewViews =>
  readRecentlyViewed(items)
    .filter(isUnmerged)
    .map(({ id, at }) => ({ id, ...momentOf(at) }))

export const isUnmerged = ({ id, account }: Viewed) => account === undefined && /^[1-9]\d{0,17}$/.test(id)

const momentOf = (at: unknown) =>
  typeof at === 'number' && Number.isFinite(at) && at > 0 && at < 8e15
    ? { at: new Date(at).toISOString() }
    : {}

/** From now on they are this account's. The device keeps its five all the same. */
export function markMerged(items: Items, account: string) {
  replaceRecentlyViewed(
    items,
    readRecentlyViewed(items).map((viewed) => (isUnmerged(viewed) ? { ...viewed, account } : viewed)),
  )
}
