import type { CalendarPlace, CalendarWatch } from '#contract/desk/calendar.ts'
import { ok, refuse } from '#domain/result.ts'
import type { StaffSession } from '../../http/caller.ts'
import type { CalendarContext } from './context.ts'
import { noteViewer, readHotel, readViewers } from './store.ts'

/** Records the night that a member is at, and answers with the other viewers. */
export async function watchCalendar({ db, now }: CalendarContext, place: CalendarPlace, staff: StaffSession) {
  const hotel = await readHotel(db, { hotel: place.hotel, hotels: staff.hotels })
  if (!hotel) return refuse('not_found')
  const viewer = { hotelId: hotel.id, staffId: staff.staffId, name: staff.name, now: now() }
  await noteViewer(db, {
    ...viewer,
    room: place.room ?? null,
    plan: place.plan ?? null,
    night: place.night ?? null,
  })
  return ok<CalendarWatch>({ viewers: [...(await readViewers(db, viewer))] })
}
