import * as endpoints from '#contract/desk/endpoints.ts'
import { staffOf } from '../../http/caller.ts'
import { bindDesk } from '../../http/dispatch.ts'
import { changeCalendar, stepCalendar } from './change-calendar.ts'
import type { CalendarContext } from './context.ts'
import { listCalendarHotels, listChanges, showCalendar } from './show-calendar.ts'
import { addCityEvent, listSpecialDays, removeCityEvent } from './special-days.ts'
import { watchCalendar } from './watch-calendar.ts'

export function calendarRoutes(context: CalendarContext) {
  return [
    bindDesk(endpoints.listCalendarHotels, (_, caller) =>
      listCalendarHotels(context, { staff: staffOf(caller), locale: caller.locale }),
    ),
    bindDesk(endpoints.showCalendar, (input, caller) =>
      showCalendar(context, input, { staff: staffOf(caller), locale: caller.locale }),
    ),
    bindDesk(endpoints.listCalendarChanges, ({ hotel }, caller) =>
      listChanges(context, hotel, { staff: staffOf(caller), locale: caller.locale }),
    ),
    bindDesk(endpoints.watchCalendar, (input, caller) => watchCalendar(context, input, staffOf(caller))),
    bindDesk(endpoints.changeCalendar, (input, caller, runIdempotently) =>
      runIdempotently((tx) => changeCalendar(context, tx, input, caller)),
    ),
    bindDesk(endpoints.listSpecialDays, (input, caller) =>
      listSpecialDays(context, input, { staff: staffOf(caller), locale: caller.locale }),
    ),
    bindDesk(endpoints.addCityEvent, (input, caller, runIdempotently) =>
      runIdempotently((tx) => addCityEvent(context, tx, input, caller)),
    ),
    bindDesk(endpoints.removeCityEvent, (input, caller, runIdempotently) =>
      runIdempotently((tx) => removeCityEvent(context, tx, input, caller)),
    ),
    bindDesk(endpoints.undoCalendar, (input, caller, runIdempotently) =>
      runIdempotently((tx) => stepCalendar(context, tx, input, caller, { isUndo: true })),
    ),
    bindDesk(endpoints.redoCalendar, (input, caller, runIdempotently) =>
      runIdempotently((tx) => stepCalendar(context, tx, input, caller, { isUndo: false })),
    ),
  ]
}
