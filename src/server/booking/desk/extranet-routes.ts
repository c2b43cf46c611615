import * as endpoints from '#contract/desk/extranet-endpoints.ts'
import { traceOfCaller } from '../../audit/record-audit.ts'
import { type DeskCaller, staffOf } from '../../http/caller.ts'
import { bindDesk } from '../../http/dispatch.ts'
import { showHotelDay } from './hotel-day.ts'
import {
  changeCommission,
  exportStatement,
  listStatementHotels,
  listStatementMonths,
  type StatementContext,
  showStatement,
} from './statements.ts'

const seenBy = (caller: DeskCaller) => ({ hotels: staffOf(caller).hotels, locale: caller.locale })

export const extranetRoutes = (context: StatementContext) => [
  bindDesk(endpoints.showHotelDay, (input, caller) =>
    showHotelDay(context, input, { staff: staffOf(caller), locale: caller.locale }),
  ),
  bindDesk(endpoints.listStatementMonths, (input, caller) =>
    listStatementMonths(context, input, seenBy(caller)),
  ),
  bindDesk(endpoints.listStatementHotels, (input, caller) =>
    listStatementHotels(context, input, seenBy(caller)),
  ),
  bindDesk(endpoints.showStatement, (input, caller) => showStatement(context, input, seenBy(caller))),
  bindDesk(endpoints.exportStatement, (input, caller) => exportStatement(context, input, seenBy(caller))),
  bindDesk(endpoints.changeCommission, (input, caller, runIdempotently) =>
    runIdempotently((tx) =>
      changeCommission(context, tx, input, { ...seenBy(caller), trace: traceOfCaller(caller) }),
    ),
  ),
]
