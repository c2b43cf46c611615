import type { ChatRow, DeskChatQueue } from '#contract/desk/chat.ts'
import { ok } from '#domain/result.ts'
import { plainText } from '#domain/text/moderation.ts'
import { isStaffed } from '#domain/time/support-hours.ts'
import { dateIn, instantOf, isoInstant } from '#domain/time/zone-time.ts'
import { namesOfGuests } from '../accounts/names-of-guests.ts'
import type { Db } from '../db/database.ts'
import type { Attendant, DeskChatContext } from './desk-context.ts'
import { countAnswered, type QueueRow, readAway, readQueue, writePresence } from './desk-store.ts'
import { usualWait } from './store.ts'

const day = 86_400_000
/** Silent conversations leave the console after this. */
const shownFor = 14 * day
const most = 200
const mostRecent = 20
export const presence = 90_000
/** Guests report an open connection twice a minute. */
const connectedFor = 75_000

export const isConnected = ({ guestSeenAt }: Pick<QueueRow, 'guestSeenAt'>, now: number) =>
  guestSeenAt !== null && now - guestSeenAt.getTime() < connectedFor

/** The conversations by who has them; the caller's guests see that they are online. */
export async function watchQueue(context: DeskChatContext, db: Db, caller: Attendant) {
  const now = context.now()
  const away = new Set((await readAway(db)).map(({ id }) => id))
  const isAway = away.has(caller.staffId)
  if (!isAway) await writePresence(db, caller.staffId, now + presence)
  const [rows, members, answered, first] = await Promise.all([
    readQueue(db, { since: now - shownFor, limit: most }),
    context.attendants(db),
    countAnswered(db, instantOf(dateIn(caller.zone, now), '00:00', caller.zone)),
    usualWait(db, now - shownFor),
  ])
  const names = await namesOfGuests(
    db,
    rows.flatMap(({ guestId }) => guestId ?? []),
  )
  const present = (row: QueueRow): ChatRow => ({
    id: row.id,
    name: (row.guestId && names.get(row.guestId)) || '',
    lang: row.locale,
    last: plainText(row.last).replaceAll('\n', ' '),
    last_by: row.lastBy,
    at: isoInstant(row.at.getTime(), caller.zone),
    waiting_since: row.waitingSince && isoInstant(row.waitingSince.getTime(), caller.zone),
    unread: row.unread,
    attendant: row.attendantId ? { id: row.attendantId, name: row.attendantName ?? '' } : null,
    is_connected: isConnected(row, now),
  })
  const placed = Map.groupBy(rows, (row) => placeOf(row, caller.staffId, away))
  const list = (place: Place) => (placed.get(place) ?? []).map(present)
  const { hours } = context
  return ok<DeskChatQueue>({
    waiting: list('waiting'),
    mine: list('mine'),
    others: list('others'),
    recent: list('recent').slice(0, mostRecent),
    hours: { ...hours, is_open: isStaffed(hours, now) },
    is_away: isAway,
    answered_today: answered,
    first_answer: first === null ? null : Math.round(first),
    members: members.map(({ id, name }) => ({ id, name, is_away: away.has(id) })),
    can_translate: context.canTranslate,
  })
}

type Place = 'waiting' | 'mine' | 'others' | 'recent'

/** A guest whose attendant is away waits again. */
function placeOf(row: QueueRow, me: string, away: ReadonlySet<string>): Place {
  if (row.endedAt !== null) return 'recent'
  if (row.attendantId === me) return 'mine'
  const isLeft = row.attendantId === null || away.has(row.attendantId)
  if (row.waitingSince !== null && isLeft) return 'waiting'
  return row.attendantId === null ? 'recent' : 'others'
}
