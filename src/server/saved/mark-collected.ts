import type { HotelCard } from '#contract/search.ts'
import type { Db } from '../db/database.ts'
import type { Caller } from '../http/caller.ts'
import { favouritesAmong } from './store.ts'

type Page<Card, Rest> = Rest & { list: Card[] }

/** Cards as the caller knows them: a guest's own favourites are marked, a visitor has none. */
export type MarkCollected = <Card extends HotelCard, Rest>(
  page: Page<Card, Rest>,
  caller: Caller,
) => Promise<Page<Card, Rest>>

export const createMarkCollected =
  (db: Db): MarkCollected =>
  async (page, { session }) => {
    if (!session || page.list.length === 0) return page
    const hotelIds = page.list.map(({ id }) => id)
    const saved = new Set(await favouritesAmong(db, { guestId: session.guestId, hotelIds }))
    return { ...page, list: page.list.map((card) => ({ ...card, collected: saved.has(card.id) })) }
  }
