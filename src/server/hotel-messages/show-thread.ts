import type { GuestWordsQuery } from '#contract/desk/extranet.ts'
import type { DeskThread, DeskThreadPage } from '#contract/desk/hotel-messages.ts'
import type { HotelMessage, HotelThread } from '#contract/hotel-messages.ts'
import type { Id } from '#domain/id.ts'
import { whyNotWriteHotel } from '#domain/order/hotel-thread.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import type { StayFacts } from '../booking/stay-facts.ts'
import type { Db } from '../db/database.ts'
import type { HotelMessagesContext } from './context.ts'
import { countThreads, listThreads, type MessageRow, readMessages, type ThreadRow } from './thread-store.ts'

const pageSize = 30
const mostCounted = 200
/** The latest messages of a thread in a list. */
const mostInList = 20

const present = ({ id, at, byHotel, text, lang }: MessageRow, zone: string): HotelMessage => ({
  id,
  at: isoInstant(at, zone),
  by: byHotel ? 'hotel' : 'guest',
  text,
  lang,
})

export async function showThread(
  { stays, now }: HotelMessagesContext,
  db: Db,
  asked: { id: Id; guestId: Id },
) {
  const stay = await stays.stayOfGuest(db, asked)
  if (!stay) return refuse('not_found')
  const messages = await readMessages(db, [stay.orderId])
  return ok<HotelThread>({
    messages: messages.map((message) => present(message, stay.zone)),
    why_not: whyNotWriteHotel(stay, now()),
  })
}

type Scope = { readonly hotels: readonly Id[] | null }

export async function showDeskThread(
  context: HotelMessagesContext,
  db: Db,
  { number, hotels, locale }: Scope & { number: string; locale: Locale },
) {
  const stay = await context.stays.stayForStaff(db, { number, hotels })
  if (!stay) return refuse('not_found')
  const messages = await readMessages(db, [stay.orderId])
  const waiting = messages.slice(messages.findLastIndex(({ byHotel }) => byHotel) + 1)
  return ok<DeskThread>(
    presentThread(context, stay, messages, { waitingSince: waiting[0]?.at ?? null, locale }),
  )
}

/** Threads of the member's hotels that wait for an answer, or do not. */
export async function listDeskThreads(
  context: HotelMessagesContext,
  db: Db,
  { hotel, state, before }: GuestWordsQuery,
  { hotels, locale }: Scope & { locale: Locale },
) {
  if (hotel && hotels && !hotels.includes(hotel)) return refuse('not_found')
  const which = { hotels, hotel: hotel ?? null }
  const [threads, open] = await Promise.all([
    listThreads(db, {
      ...which,
      isAnswered: state === 'answered',
      before: before ?? null,
      limit: pageSize + 1,
    }),
    countThreads(db, { ...which, isAnswered: false }, mostCounted),
  ])
  const shown = threads.slice(0, pageSize)
  const ids = shown.map(({ orderId }) => orderId)
  const [stays, messages] = await Promise.all([
    context.stays.staysByOrder(db, ids),
    readMessages(db, ids, mostInList),
  ])
  return ok<DeskThreadPage>({
    list: shown.flatMap(({ orderId, waitingSince }) => {
      const stay = stays.get(orderId)
      const own = messages.filter((message) => message.orderId === orderId)
      return stay ? [presentThread(context, stay, own, { waitingSince, locale })] : []
    }),
    open,
    is_end: threads.length <= pageSize,
  })
}

const presentThread = (
  { now, canTranslate }: HotelMessagesContext,
  stay: StayFacts,
  messages: readonly MessageRow[],
  { waitingSince, locale }: Pick<ThreadRow, 'waitingSince'> & { locale: Locale },
): DeskThread => ({
  id: stay.orderId,
  number: stay.number,
  hotel: { id: stay.hotelId, name: stay.hotel[locale] },
  guest: stay.contact.name,
  lang: stay.locale,
  arrival: stay.arrival,
  departure: stay.departure,
  messages: messages.map((message) => present(message, stay.zone)),
  waiting_since: waitingSince === null ? null : isoInstant(waitingSince, stay.zone),
  why_not: whyNotWriteHotel(stay, now()),
  can_translate: canTranslate,
})
