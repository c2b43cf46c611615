import * as endpoints from '#contract/desk/endpoints.ts'
import type { RoleChange, StaffChange, StaffId, StaffInvitation, StaffList } from '#contract/desk/staff.ts'
import { ok, type Result } from '#domain/result.ts'
import { listAudit } from '../audit/list-audit.ts'
import { traceOfCaller } from '../audit/record-audit.ts'
import { findHotelNames } from '../hotels/find-hotel-names.ts'
import { type DeskCaller, staffOf } from '../http/caller.ts'
import { bindDesk, type Refused, type RunIdempotently } from '../http/dispatch.ts'
import type { DeskContext } from './context.ts'
import { acceptInvitation, forgetPassword, showInvitation } from './invitation.ts'
import { logIn, logOut } from './log-in.ts'
import {
  changeRole,
  changeStaff,
  endStaffSessions,
  inviteAgain,
  inviteStaff,
  listStaff,
  removeStaff,
  type StaffContext,
  staffNames,
} from './manage-staff.ts'
import { endOwnSession, listOwnSessions } from './own-sessions.ts'
import { addPasskey, creationOptions, loginOptions, provePasskey, removePasskey } from './passkeys.ts'
import { listViews, removeView, saveView } from './saved-views.ts'
import { beginTotp, confirmTotp, proveSecondFactor, reauthenticate } from './second-factor.ts'
import { countWaiting, showToday, takeTodayEntry } from './show-today.ts'
import { showRefreshed } from './staff-session.ts'

export function deskRoutes(context: DeskContext) {
  /** A change of staff that answers with the new list; a repeated request has no second effect. */
  const changing =
    <Input>(
      change: (inTx: StaffContext, input: Input, caller: DeskCaller) => Promise<Result<unknown, Refused>>,
    ) =>
    (input: Input, caller: DeskCaller, runIdempotently: RunIdempotently<StaffList>) =>
      runIdempotently(async (tx) => {
        const inTx = { ...context, db: tx }
        const changed = await change(inTx, input, caller)
        return changed.ok ? listStaff(inTx, caller) : changed
      })
  const mailed = (caller: DeskCaller) => ({ trace: traceOfCaller(caller), isMailed: true })
  return [
    bindDesk(endpoints.showDeskSession, (_, caller) => showRefreshed(context, caller)),
    bindDesk(endpoints.logInToDesk, (input, caller) => logIn(context, input, caller)),
    bindDesk(endpoints.proveSecondFactor, (input, caller) => proveSecondFactor(context, input, caller)),
    bindDesk(endpoints.logOutOfDesk, (_, caller) => logOut(context, caller)),
    bindDesk(endpoints.forgetDeskPassword, (input, caller) => forgetPassword(context, input, caller)),
    bindDesk(endpoints.showInvitation, (input) => showInvitation(context, input)),
    bindDesk(endpoints.acceptInvitation, (input, caller) => acceptInvitation(context, input, caller)),
    bindDesk(endpoints.beginTotp, (_, caller) => beginTotp(context, caller)),
    bindDesk(endpoints.confirmTotp, (input, caller) => confirmTotp(context, input, caller)),
    bindDesk(endpoints.passkeyLoginOptions, (_, caller) => loginOptions(context, caller)),
    bindDesk(endpoints.provePasskey, (input, caller) => provePasskey(context, input, caller)),
    bindDesk(endpoints.passkeyCreationOptions, (_, caller) => creationOptions(context, caller)),
    bindDesk(endpoints.addPasskey, (input, caller) => addPasskey(context, input, caller)),
    bindDesk(endpoints.removePasskey, (input, caller) => removePasskey(context, input, caller)),
    bindDesk(endpoints.reauthenticate, (input, caller) => reauthenticate(context, input, caller)),
    bindDesk(endpoints.listDeskSessions, (_, caller) => listOwnSessions(context, caller)),
    bindDesk(endpoints.endDeskSession, (input, caller) => endOwnSession(context, input, caller)),
    bindDesk(endpoints.listStaff, (_, caller) => listStaff(context, caller)),
    bindDesk(
      endpoints.inviteStaff,
      changing((inTx, { lang, ...input }: StaffInvitation, caller) =>
        inviteStaff(inTx, { ...input, locale: lang ?? caller.locale }, mailed(caller)),
      ),
    ),
    bindDesk(
      endpoints.inviteAgain,
      changing((inTx, { id }: StaffId, caller) =>
        inviteAgain(inTx, { id, locale: caller.locale }, mailed(caller)),
      ),
    ),
    bindDesk(
      endpoints.changeStaff,
      changing((inTx, input: StaffChange, caller) => changeStaff(inTx, input, traceOfCaller(caller))),
    ),
    bindDesk(
      endpoints.removeStaff,
      changing((inTx, input: StaffId, caller) => removeStaff(inTx, input, traceOfCaller(caller))),
    ),
    bindDesk(
      endpoints.endStaffSessions,
      changing((inTx, input: StaffId, caller) => endStaffSessions(inTx, input, traceOfCaller(caller))),
    ),
    bindDesk(
      endpoints.changeRole,
      changing((inTx, input: RoleChange, caller) => changeRole(inTx, input, traceOfCaller(caller))),
    ),
    bindDesk(endpoints.findHotels, async ({ q }, caller) =>
      ok({
        list: await findHotelNames(context.db, {
          text: q,
          within: staffOf(caller).hotels,
          locale: caller.locale,
        }),
      }),
    ),
    bindDesk(endpoints.countWaiting, (_, caller) => countWaiting(context, caller)),
    bindDesk(endpoints.showToday, (_, caller) => showToday(context, caller)),
    bindDesk(endpoints.takeEntry, (input, caller) => takeTodayEntry(context, input, caller)),
    bindDesk(endpoints.listViews, (_, caller) => listViews(context.db, caller)),
    bindDesk(endpoints.saveView, (input, caller, runIdempotently) =>
      runIdempotently((tx) => saveView(tx, input, caller, context.now())),
    ),
    bindDesk(endpoints.removeView, (input, caller, runIdempotently) =>
      runIdempotently((tx) => removeView(tx, input, caller)),
    ),
    bindDesk(endpoints.listAudit, async (input, { zone }) =>
      listAudit(context.db, input, { zone, members: await staffNames(context) }),
    ),
  ]
}
