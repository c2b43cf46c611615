import pLimit from 'p-limit'
import { readFeed as parseFeed } from '#domain/calendar/read-feed.ts'
import type { Id } from '#domain/id.ts'
import { CALENDAR_NIGHTS } from '#domain/price/prices.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import { transaction } from '../../db/database.ts'
import { signalDesk } from '../../db/desk-signal.ts'
import { type FetchContext, fetchEvery, limits, ownSuffix } from './context.ts'
import { blockAhead } from './manage-feeds.ts'
import { type DueFeed, noteFetched, readDueFeeds, readFeed, replaceEvents } from './store.ts'

/** Fetches the feeds whose time has come. A feed that fails keeps its events and says why. */
export async function fetchFeeds(context: FetchContext) {
  const before = new Date(context.now() - fetchEvery + 60_000)
  const due = await readDueFeeds(context.db, before, limits.feedsOfRun)
  const limit = pLimit(limits.atOnce)
  await Promise.all(due.map((feed) => limit(() => fetchOne(context, feed))))
  if (due.length > 0) signalDesk(context.db)
}

export async function fetchFeed(context: FetchContext, id: Id) {
  const feed = await readFeed(context.db, id)
  if (!feed) return
  await fetchOne(context, feed)
  signalDesk(context.db)
}

async function fetchOne({ db, now, get }: FetchContext, { id, room, url, zone }: DueFeed) {
  const at = new Date(now())
  const fetched = await get(url)
  if (!fetched.ok) return void (await transaction(db, (tx) => noteFetched(tx, id, at, fetched.refusal)))
  const from = addDays(dateIn(zone, now()), -1)
  const read = parseFeed(fetched.value.toString('utf8'), {
    zone,
    from,
    to: addDays(from, CALENDAR_NIGHTS),
    ownSuffix,
  })
  const error = read.ok ? (read.value.unsupported > 0 ? 'unsupported_rule' : null) : read.refusal
  await transaction(db, async (tx) => {
    if (!(await noteFetched(tx, id, at, error)) || !read.ok) return
    await replaceEvents(tx, id, read.value.events)
    await blockAhead(tx, room, now())
  })
}
