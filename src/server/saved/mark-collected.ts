import type { Db } from '../db/database.ts'
import type { MarkCollected } from '../search/routes.ts'
import { favouritesAmong } from './store.ts'

export const createMarkCollected =
  (db: Db): MarkCollected =>
  async (page, { session }) => {
    if (!session || page.list.length === 0) return page
    const hotelIds = page.list.map(({ id }) => id)
    const saved = new Set(await favouritesAmong(db, { guestId: session.guestId, hotelIds }))
    return { ...page, list: page.list.map((card) => ({ ...card, collected: saved.has(card.id) })) }
  }
