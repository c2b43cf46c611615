import { fold } from '#gazetteer/fold.ts'
import type { Db } from '../../db/database.ts'
import { findHotelNames } from '../../hotels/find-hotel-names.ts'
import type { OrderRow } from '../order-row.ts'
import { findDeskOrders, type OrderFilter, type Paging, type Words } from './search-store.ts'

/** The way of searching for what a member typed. */
export function wordsOf(q: string | undefined): Words | null {
  const typed = q?.trim()
  if (!typed) return null
  if (/^[^\s@]+@\S*$/.test(typed)) return { by: 'email', email: typed.toLowerCase() }
  const text = fold(typed)
  const number = typed.toUpperCase()
  const digits = typed.replace(/\D/g, '')
  return digits.length >= 4 && /^[+\d\s()-]+$/.test(typed)
    ? { by: 'phone', digits, number, text }
    : { by: 'text', text, number }
}

export type Found = { rows: OrderRow[]; filter: OrderFilter; isRecent: boolean; isSimilar: boolean }

/**
 * The newest orders that match. Frequent words are found among recent orders, other words by their index, and similar
 * names only if nothing else matches.
 */
export async function findOrders(
  db: Db,
  filter: OrderFilter,
  paging: Omit<Paging, 'recent'>,
): Promise<Found> {
  const { words } = filter
  const exact = { filter, isRecent: false, isSimilar: false }
  if (words?.by === 'text') {
    const rows = await findDeskOrders(db, filter, { ...paging, recent: true })
    if (rows.length === paging.limit) return { ...exact, rows, isRecent: true }
  }
  const rows = await findDeskOrders(db, filter, paging)
  if (rows.length > 0 || words === null || paging.before !== null) return { ...exact, rows }
  return (await findSimilar(db, filter, words, paging)) ?? { ...exact, rows }
}

/** Guests with similar names, or else orders of hotels with similar names. */
async function findSimilar(
  db: Db,
  filter: OrderFilter,
  words: Words,
  paging: Omit<Paging, 'recent'>,
): Promise<Found | null> {
  // An address whose contact is hidden must not lead to the guest's name.
  const text = filter.contactAt !== null && words.by === 'email' ? '' : comparable(words)
  if (text.length < 3) return null
  const found = async (similar: Words): Promise<Found> => {
    const wider = { ...filter, words: similar }
    const rows = await findDeskOrders(db, wider, paging)
    return { rows, filter: wider, isRecent: false, isSimilar: true }
  }
  const guests = await found({ by: 'similar_guest', text })
  if (guests.rows.length > 0) return guests
  const hotels = await findHotelNames(db, { text, within: filter.hotels, locale: 'en' })
  return hotels.length === 0 ? null : found({ by: 'similar_hotel', hotels: hotels.map(({ id }) => id) })
}

/** The name part of an address often resembles the name of the guest; a telephone number resembles nothing. */
function comparable(words: Words): string {
  if (words.by === 'email') return fold(words.email.split('@')[0]!)
  return words.by === 'text' ? words.text : ''
}
