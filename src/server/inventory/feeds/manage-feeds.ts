import { randomBytes } from 'node:crypto'
import type { FeedAddition, FeedRemoval, HotelFeeds, RoomOfHotel } from '#contract/desk/feeds.ts'
import { feedFaults } from '#domain/calendar/feed-faults.ts'
import { CALENDAR_NIGHTS } from '#domain/price/prices.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { addDays, type PlainDate } from '#domain/time/plain-date.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import { recordAudit, type Trace } from '../../audit/record-audit.ts'
import type { Db, Tx } from '../../db/database.ts'
import { addJob } from '../../jobs/add-job.ts'
import { wakeReaders } from '../record-changes.ts'
import { type FeedContext, limits } from './context.ts'
import {
  blockNights,
  type ConflictRow,
  countFeeds,
  deleteFeed,
  type FeedScope,
  findFeed,
  insertFeed,
  lockRoom,
  readConflicts,
  readFeedRooms,
  readFeeds,
  readHotelConflicts,
  setToken,
} from './store.ts'

export const feedPath = (token: string) => `/calendar-feeds/${token}.ics`

type Reader = { readonly scope: FeedScope; readonly locale: Locale }
type Change = Reader & { readonly trace: Trace }

export async function showFeeds(context: FeedContext, db: Db, { scope, locale }: Reader) {
  const rooms = await readFeedRooms(db, scope)
  if (!rooms) return refuse('not_found')
  const ids = rooms.map(({ id }) => id)
  const [feeds, conflicts] = [await readFeeds(db, ids), await readConflicts(db, ids, new Date(context.now()))]
  return ok<HotelFeeds>({
    rooms: rooms.map(({ id, nameEn, nameZh, token }) => ({
      room: id,
      name: locale === 'zh' ? nameZh : nameEn,
      address: token === null ? null : `${context.origin()}${feedPath(token)}`,
      feeds: feeds
        .filter(({ room }) => room === id)
        .map(({ room: _, fetchedAt, error, ...feed }) => ({
          ...feed,
          error: feedFaults.find((fault) => fault === error) ?? (error === null ? null : 'failed'),
          fetched_at: fetchedAt?.toISOString() ?? null,
        })),
      conflicts: runsOf(conflicts.filter(({ room }) => room === id)),
    })),
  })
}

/** Adjacent nights with the same number of missing rooms. */
function runsOf(rows: readonly ConflictRow[]) {
  const runs: { from: PlainDate; to: PlainDate; missing: number }[] = []
  for (const { night, missing } of rows) {
    const last = runs.at(-1)
    if (last && last.missing === missing && addDays(last.to, 1) === night) last.to = night
    else runs.push({ from: night, to: night, missing })
  }
  return runs
}

const hostOf = (url: string) => new URL(url).host

const auditOf = (
  { scope, trace }: Change,
  { name, now, ...facts }: { name: string; now: number; before?: object; after?: object },
) =>
  [
    trace,
    {
      action: 'feeds_changed' as const,
      object: { kind: 'hotel' as const, id: scope.hotel, name },
      hotelId: scope.hotel,
      ...(facts as { before?: Record<string, string>; after?: Record<string, string> }),
      now,
    },
  ] as const

/** Makes an address, or replaces it: the old one stops working. */
export async function shareRoom(context: FeedContext, tx: Tx, { room, share }: RoomOfHotel, change: Change) {
  const found = await lockRoom(tx, change.scope, room)
  if (!found) return refuse('not_found')
  const now = context.now()
  await setToken(tx, room, share ? randomBytes(24).toString('base64url') : null, new Date(now))
  await recordAudit(tx, ...auditOf(change, { name: found.name, now, after: { shared: String(share) } }))
  return showFeeds(context, tx, change)
}

/** A job fetches the feed at once. */
export async function addFeed(
  context: FeedContext,
  tx: Tx,
  { room, name, url }: FeedAddition,
  change: Change,
) {
  const found = await lockRoom(tx, change.scope, room)
  if (!found) return refuse('not_found')
  if ((await countFeeds(tx, room)) >= limits.feedsOfRoom) return refuse('too_many_feeds')
  const now = context.now()
  const id = await insertFeed(tx, { room, name: name ?? hostOf(url), url, at: new Date(now) })
  if (id) {
    await addJob(tx, 'fetch_feed', { id })
    await recordAudit(tx, ...auditOf(change, { name: found.name, now, after: { feed: hostOf(url) } }))
  }
  return showFeeds(context, tx, change)
}

/** Nights that only this feed blocked are sold again. */
export async function removeFeed(context: FeedContext, tx: Tx, { feed }: FeedRemoval, change: Change) {
  const gone = await deleteFeed(tx, change.scope, feed)
  if (!gone) return refuse('not_found')
  const now = context.now()
  await blockAhead(tx, gone.room, now)
  await recordAudit(tx, ...auditOf(change, { name: gone.name, now, before: { feed: gone.name } }))
  return showFeeds(context, tx, change)
}

export async function fetchNow(context: FeedContext, tx: Tx, { feed }: FeedRemoval, reader: Reader) {
  if (!(await findFeed(tx, reader.scope, feed))) return refuse('not_found')
  await addJob(tx, 'fetch_feed', { id: feed }, { key: `feed:${feed}` })
  return showFeeds(context, tx, reader)
}

/** Compares blocked rooms with the events of all feeds of a room type. */
export async function blockAhead(tx: Tx, room: string, now: number) {
  // Yesterday in UTC may still be today at the hotel.
  const first = addDays(dateIn('UTC', now), -1)
  if (await blockNights(tx, room, first, addDays(first, CALENDAR_NIGHTS))) wakeReaders(tx)
}

export const listFeedConflicts = (db: Db, hotels: readonly string[] | null, now: number, most: number) =>
  readHotelConflicts(db, hotels, new Date(now), most)
