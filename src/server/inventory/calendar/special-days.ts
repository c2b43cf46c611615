import type { CityEventId, NewCityEvent, SpecialDay, SpecialDaysQuery } from '#contract/desk/calendar-days.ts'
import { joinDays } from '#domain/calendar/special-days.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { addDays, dayOf } from '#domain/time/plain-date.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import { recordAudit, traceOfCaller } from '../../audit/record-audit.ts'
import type { Tx } from '../../db/database.ts'
import { type DeskCaller, type StaffSession, staffOf } from '../../http/caller.ts'
import type { CalendarContext } from './context.ts'
import { addEvent, countEvents, deleteEvent, readEvents } from './event-store.ts'
import { publicHolidays } from './public-holidays.ts'
import { type HotelRow, readHotel } from './store.ts'

/** Events of a city that are not over. */
const mostEvents = 100
const longestEvent = 60

/** Public holidays of the hotel's country and events of its city, among the shown nights. */
export async function listSpecialDays(
  { db }: CalendarContext,
  { hotel: id, from, nights }: SpecialDaysQuery,
  { staff, locale }: { staff: StaffSession; locale: Locale },
) {
  const hotel = await readHotel(db, { hotel: id, hotels: staff.hotels })
  if (!hotel) return refuse('not_found')
  const to = addDays(from, nights - 1)
  const events = await readEvents(db, { city: hotel.cityId, from, to })
  const holidays = await publicHolidays(hotel.country, { from, to })
  const list: SpecialDay[] = [
    ...joinDays(holidays.map(({ name, ...days }) => ({ event: null, name: name[locale], ...days }))),
    ...events.map((event) => ({
      event: event.id,
      name: locale === 'zh' ? event.nameZh : event.nameEn,
      from: event.from,
      to: event.to,
    })),
  ]
  return ok({ list: list.toSorted((a, b) => dayOf(a.from) - dayOf(b.from)) })
}

export async function addCityEvent(
  context: CalendarContext,
  tx: Tx,
  { hotel: id, from, to, ...names }: NewCityEvent,
  caller: DeskCaller,
) {
  const hotel = await readHotel(tx, { hotel: id, hotels: staffOf(caller).hotels })
  if (!hotel) return refuse('not_found')
  const now = context.now()
  const today = dateIn(hotel.zone, now)
  const isWrong = to < from || to < today || dayOf(to) - dayOf(from) >= longestEvent
  if (isWrong) return refuse('invalid_input')
  if ((await countEvents(tx, hotel.cityId, today)) >= mostEvents) return refuse('too_many')
  const event = { nameEn: names.name_en, nameZh: names.name_zh, from, to }
  await addEvent(tx, { city: hotel.cityId, ...event, now })
  await recordAudit(tx, traceOfCaller(caller), {
    action: 'event_added',
    object: objectOf(hotel),
    hotelId: hotel.id,
    after: { ...event, city: hotel.cityEn },
    now,
  })
  return ok({})
}

export async function removeCityEvent(
  context: CalendarContext,
  tx: Tx,
  { hotel: id, event }: CityEventId,
  caller: DeskCaller,
) {
  const hotel = await readHotel(tx, { hotel: id, hotels: staffOf(caller).hotels })
  if (!hotel) return refuse('not_found')
  const removed = await deleteEvent(tx, event, hotel.cityId)
  if (!removed) return refuse('not_found')
  const { nameEn, nameZh, from, to } = removed
  await recordAudit(tx, traceOfCaller(caller), {
    action: 'event_removed',
    object: objectOf(hotel),
    hotelId: hotel.id,
    before: { nameEn, nameZh, from, to, city: hotel.cityEn },
    now: context.now(),
  })
  return ok({})
}

const objectOf = ({ id, nameEn }: HotelRow) => ({ kind: 'hotel' as const, id, name: nameEn })
