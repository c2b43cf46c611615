import { recentlyViewedLimit, viewedLimit } from '../constants.ts'
import { type Items, isRecord, jsonFrom } from './browser-storage.ts'

/** A viewed hotel: its id and the fields of its card. */
export type Viewed = { id: string } & Record<string, unknown>

const name = 'history_mantal'
const isViewed = (value: unknown): value is Viewed =>
  isRecord(value) && typeof value.id === 'string' && value.id !== ''

/** Stored oldest first, read newest first. */
export function recentlyViewedFrom(text: string | null): readonly Viewed[] {
  const stored = jsonFrom(text)
  return Array.isArray(stored) ? stored.filter(isViewed).slice(-recentlyViewedLimit).reverse() : []
}

export const readRecentlyViewed = (items: Items) => recentlyViewedFrom(items.get(name))

export const replaceRecentlyViewed = (items: Items, newestFirst: readonly Viewed[]) =>
  items.set(name, JSON.stringify(newestFirst.slice(0, recentlyViewedLimit).reverse()))

/** Without an id it is ignored; one that is there already stays where it is. */
export function addRecentlyViewed(items: Items, hotel: { id?: string } & Record<string, unknown>) {
  const known = readRecentlyViewed(items)
  if (isViewed(hotel) && !known.some(({ id }) => id === hotel.id))
    replaceRecentlyViewed(items, [hotel, ...known])
}

export const removeRecentlyViewed = (items: Items, id: string) =>
  replaceRecentlyViewed(
    items,
    readRecentlyViewed(items).filter((hotel) => hotel.id !== id),
  )

/** Ids for marks on cards, oldest first, each once. */
export const withViewed = (ids: readonly string[], id: string): readonly string[] =>
  [...ids.filter((other) => other !== id), id].slice(-viewedLimit)

export const clearRecentlyViewed = (items: Items) => replaceRecentlyViewed(items, [])
