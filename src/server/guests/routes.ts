import * as endpoints from '#contract/desk/guest-endpoints.ts'
import { traceOfCaller } from '../audit/record-audit.ts'
import { transaction } from '../db/database.ts'
import type { DeskCaller } from '../http/caller.ts'
import { bindDesk } from '../http/dispatch.ts'
import { changePoints, closeGuest, endSession, exportGuest, keepGuest } from './change-guest.ts'
import type { GuestsContext, Looking } from './context.ts'
import { findGuests } from './find-guests.ts'
import { mergeGuests, previewMerge } from './merge-guests.ts'
import { showGuest } from './show-guest.ts'

const looking = (caller: DeskCaller): Looking => ({
  locale: caller.locale,
  zone: caller.zone,
  trace: traceOfCaller(caller),
})

export const guestRoutes = (context: GuestsContext) => [
  bindDesk(endpoints.findGuests, ({ q }, caller) => findGuests(context, q, looking(caller))),
  bindDesk(endpoints.showGuest, ({ id }, caller) => showGuest(context, id, looking(caller))),
  bindDesk(endpoints.endGuestSession, (input, caller, runIdempotently) =>
    runIdempotently((tx) => endSession(context, tx, input, looking(caller))),
  ),
  bindDesk(endpoints.correctGuestPoints, (input, caller, runIdempotently) =>
    runIdempotently((tx) => changePoints(context, tx, input, looking(caller))),
  ),
  bindDesk(endpoints.exportGuest, (input, caller) =>
    transaction(context.db, (tx) => exportGuest(context, tx, input, looking(caller))),
  ),
  bindDesk(endpoints.closeGuest, (input, caller, runIdempotently) =>
    runIdempotently((tx) => closeGuest(context, tx, input, looking(caller))),
  ),
  bindDesk(endpoints.keepGuest, (input, caller, runIdempotently) =>
    runIdempotently((tx) => keepGuest(context, tx, input, looking(caller))),
  ),
  bindDesk(endpoints.previewMerge, (input, caller) =>
    previewMerge(context, context.db, input, looking(caller)),
  ),
  bindDesk(endpoints.mergeGuests, (input, caller, runIdempotently) =>
    runIdempotently((tx) => mergeGuests(context, tx, input, looking(caller))),
  ),
]
