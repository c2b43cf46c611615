import { deskChange, deskGet, deskPost } from '../endpoint.ts'
import type { Nothing } from '../fields.ts'
import type {
  Calendar,
  CalendarChange,
  CalendarHistory,
  CalendarHotel,
  CalendarHotels,
  CalendarOutcome,
  CalendarPlace,
  CalendarQuery,
  CalendarStep,
  CalendarWatch,
} from './calendar.ts'
import type { CityEventId, NewCityEvent, SpecialDayList, SpecialDaysQuery } from './calendar-days.ts'

const seeingCalendar = { permission: 'calendar.see', refusals: ['not_found'] } as const
export const listCalendarHotels = /* @__PURE__ */ deskGet<typeof Nothing, typeof CalendarHotels>(
  'calendar/hotels',
  { permission: 'calendar.see' },
)
export const showCalendar = /* @__PURE__ */ deskGet<typeof CalendarQuery, typeof Calendar>(
  'calendar/show',
  seeingCalendar,
)
export const listCalendarChanges = /* @__PURE__ */ deskGet<typeof CalendarHotel, typeof CalendarHistory>(
  'calendar/changes',
  seeingCalendar,
)
/** Records where the member is, and answers with the others. Repeating it has no further effect. */
export const watchCalendar = /* @__PURE__ */ deskPost<typeof CalendarPlace, typeof CalendarWatch>(
  'calendar/watch',
  seeingCalendar,
)
const changingCalendar = {
  permission: 'calendar.change',
  refusals: ['not_found', 'invalid_input', 'calendar_changed'],
} as const
const steppingCalendar = {
  permission: 'calendar.change',
  refusals: ['not_found', 'not_undoable', 'calendar_changed'],
} as const
export const changeCalendar = /* @__PURE__ */ deskChange<typeof CalendarChange, typeof CalendarOutcome>(
  'calendar/change',
  changingCalendar,
)
export const undoCalendar = /* @__PURE__ */ deskChange<typeof CalendarStep, typeof CalendarOutcome>(
  'calendar/undo',
  steppingCalendar,
)
export const redoCalendar = /* @__PURE__ */ deskChange<typeof CalendarStep, typeof CalendarOutcome>(
  'calendar/redo',
  steppingCalendar,
)

/** Public holidays of the hotel's country, and events of its city. */
export const listSpecialDays = /* @__PURE__ */ deskGet<typeof SpecialDaysQuery, typeof SpecialDayList>(
  'calendar/days',
  seeingCalendar,
)
/** Events are for all hotels of a city: hoteliers, who have calendars of their own only, do not change them. */
const changingEvents = { permission: 'promotions.change' } as const
export const addCityEvent = /* @__PURE__ */ deskChange<typeof NewCityEvent, typeof Nothing>(
  'calendar/add_event',
  { ...changingEvents, refusals: ['not_found', 'invalid_input', 'too_many'] },
)
export const removeCityEvent = /* @__PURE__ */ deskChange<typeof CityEventId, typeof Nothing>(
  'calendar/remove_event',
  { ...changingEvents, refusals: ['not_found'] },
)
