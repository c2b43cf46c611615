import type { InboxRow } from '#contract/desk/inbox.ts'
import type { Id } from '#domain/id.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import { inboxWords } from '#words/desk/inbox.ts'
import { formatDates } from '#words/format.ts'
import { namesOfGuests } from '../accounts/names-of-guests.ts'
import { orderBriefs } from '../booking/desk/order-briefs.ts'
import type { Db } from '../db/database.ts'
import { readTakenEntries } from '../desk/assign-entry.ts'
import { hotelNames } from '../hotels/find-hotel-names.ts'
import type { Reader } from './context.ts'
import type { EntryRow } from './entry-rows.ts'
import { readMarks } from './store.ts'

const known = (ids: readonly (Id | null)[]): Id[] => ids.filter((id): id is Id => id !== null)

/** Adds names, marks and the member in charge. */
export async function presentRows(
  db: Db,
  rows: readonly EntryRow[],
  { locale, zone }: Reader,
): Promise<InboxRow[]> {
  const [guests, orders, hotels, marks, taken] = await Promise.all([
    namesOfGuests(db, known(rows.map(({ guestId }) => guestId))),
    orderBriefs(db, known(rows.map(({ orderId }) => orderId))),
    hotelNames(db, [...new Set(known(rows.map(({ hotelId }) => hotelId)))], locale),
    readMarks(
      db,
      rows.map(({ key }) => key),
    ),
    readTakenEntries(db),
  ])
  const say = inboxWords(locale)
  const at = (instant: number | null) => (instant === null ? null : isoInstant(instant, zone))
  return rows.map((row) => {
    const order = row.orderId === null ? undefined : orders.get(row.orderId)
    const who = (row.guestId !== null && guests.get(row.guestId)) || row.writer || say.visitor
    const hotel = order?.hotel[locale] ?? (row.hotelId === null ? undefined : hotels.get(row.hotelId))
    const dates =
      order && row.kind !== 'review' ? formatDates(order.arrival, order.departure, locale) : undefined
    const mark = marks.get(row.key)
    return {
      key: row.key,
      kind: row.kind,
      state: row.isDone ? 'done' : 'open',
      title: row.title,
      text: say.where([who, hotel, dates].filter((part) => part !== undefined)),
      lang: row.lang,
      since: isoInstant(row.since, zone),
      done_at: at(row.doneAt),
      amount: row.amount,
      score: row.score,
      tags: [...(mark?.tags ?? [])],
      snoozed_until: at(mark?.snoozedUntil ?? null),
      taken_by: taken.get(row.key) ?? null,
    }
  })
}
