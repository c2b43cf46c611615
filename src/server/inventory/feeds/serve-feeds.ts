import type { FastifyInstance } from 'fastify'
import { writeFeed } from '#domain/calendar/write-feed.ts'
import { CALENDAR_NIGHTS } from '#domain/price/prices.ts'
import { addDays, type PlainDate } from '#domain/time/plain-date.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import { type FeedContext, ownSuffix } from './context.ts'
import { findByToken, readFullNights } from './store.ts'

/** Sold-out and closed nights of a room type as iCalendar, at a secret address. It holds nothing about guests. */
export function serveFeeds(app: FastifyInstance, { db, now }: Pick<FeedContext, 'db' | 'now'>) {
  app.get<{ Params: { file: string } }>('/calendar-feeds/:file', async ({ params }, reply) => {
    const token = /^([\w-]{32})\.ics$/.exec(params.file)?.[1]
    const room = token ? await findByToken(db, token) : null
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
    if (!room) return reply.code(404).type('text/plain').send('Not found')
    const first = dateIn(room.zone, now())
    const last = addDays(first, CALENDAR_NIGHTS - 1)
    const runs = room.isClosed
      ? [{ from: first, to: addDays(last, 1) }]
      : runsOf(await readFullNights(db, room.id, first, last))
    const events = runs.map(({ from, to }) => ({ uid: `${room.id}-${from}${ownSuffix}`, from, to }))
    return reply
      .type('text/calendar; charset=utf-8')
      .send(writeFeed({ name: room.name, summary: 'Not available', at: now(), events }))
  })
}

/** Adjacent nights as one event; `to` is the day after the last. */
function runsOf(nights: readonly PlainDate[]) {
  const runs: { from: PlainDate; to: PlainDate }[] = []
  for (const night of nights) {
    const last = runs.at(-1)
    if (last?.to === night) last.to = addDays(night, 1)
    else runs.push({ from: night, to: addDays(night, 1) })
  }
  return runs
}
