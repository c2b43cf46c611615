import pLimit from 'p-limit'
import type { FeedFault } from '#domain/calendar/feed-faults.ts'
import { readFeed as parseFeed } from '#domain/calendar/read-feed.ts'
import type { Id } from '#domain/id.ts'
import { CALENDAR_NIGHTS } from '#domain/price/prices.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import { transaction } from '../../db/database.ts'
import { signalDesk } from '../../db/desk-signal.ts'
import type { Swept } from '../../jobs/for-each-row.ts'
import { type FetchContext, fetchEvery, limits, ownSuffix } from './context.ts'
import { blockAhead } from './manage-feeds.ts'
import { type DueFeed, noteFetched, readDueFeeds, readFeed, replaceEvents } from './store.ts'

/** Fetches the feeds that are due. A feed that fails keeps its events and has its fault stored. */
export async function fetchFeeds(context: FetchContext): Promise<Swept> {
  const before = new Date(context.now() - fetchEvery + 60_000)
  const due = await readDueFeeds(context.db, before, limits.feedsOfRun)
  const limit = pLimit(limits.atOnce)
  const failed: { id: Id; error: unknown }[] = []
  await Promise.all(
    due.map((feed) =>
      limit(() => fetchOne(context, feed).catch((error) => void failed.push({ id: feed.id, error }))),
    ),
  )
  if (due.length > 0) signalDesk(context.db)
  return { done: due.length - failed.length, failed }
}

export async function fetchFeed(context: FetchContext, id: Id) {
  const feed = await readFeed(context.db, id)
  if (!feed) return
  await fetchOne(context, feed).finally(() => signalDesk(context.db))
}

async function fetchOne(context: FetchContext, feed: DueFeed) {
  const at = new Date(context.now())
  const note = (fault: FeedFault) => transaction(context.db, (tx) => noteFetched(tx, feed.id, at, fault))
  try {
    const fault = await readOne(context, feed, at)
    if (fault) await note(fault)
  } catch (error) {
    await note('failed')
    throw error
  }
}

/** Returns the fault of a feed whose events stay as they were. */
async function readOne(
  { db, now, get }: FetchContext,
  { id, room, url, zone }: DueFeed,
  at: Date,
): Promise<FeedFault | null> {
  const fetched = await get(url)
  if (!fetched.ok) return fetched.refusal.fault
  const from = addDays(dateIn(zone, now()), -1)
  const read = parseFeed(fetched.value.toString('utf8'), {
    zone,
    from,
    to: addDays(from, CALENDAR_NIGHTS),
    ownSuffix,
  })
  if (!read.ok) return read.refusal
  const fault = read.value.unsupported > 0 ? 'unsupported_rule' : null
  await transaction(db, async (tx) => {
    if (!(await noteFetched(tx, id, at, fault))) return
    await replaceEvents(tx, id, read.value.events)
    await blockAhead(tx, room, now())
  })
  return null
}
