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
