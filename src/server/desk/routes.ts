import * as endpoints from '#contract/desk/endpoints.ts'
import type { StaffList } from '#contract/desk/staff.ts'
import { ok, type Result } from '#domain/result.ts'
import { listAudit } from '../audit/list-audit.ts'
import { traceOfCaller } from '../audit/record-audit.ts'
import { findHotelNames } from '../hotels/find-hotel-names.ts'
import { type DeskCaller, staffOf } from '../http/caller.ts'
import { bindDesk, type Outcome, type Refused } from '../http/dispatch.ts'
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
  staffNames,
} from './manage-staff.ts'
import { endOwnSession, listOwnSessions } from './own-sessions.ts'
import { addPasskey, creationOptions, loginOptions, provePasskey, removePasskey } from './passkeys.ts'
import { beginTotp, confirmTotp, proveSecondFactor, reauthenticate } from './second-factor.ts'
import { showToday, takeTodayEntry } from './show-today.ts'
import { showRefreshed } from './staff-session.ts'

export function deskRoutes(context: DeskContext) {
  const thenList = async (
    done: Promise<Result<unknown, Refused>>,
    caller: DeskCaller,
  ): Promise<Outcome<StaffList>> => {
    const outcome = await done
    return outcome.ok ? listStaff(context, caller) : outcome
  }
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
    bindDesk(endpoints.inviteStaff, ({ lang, ...input }, caller) =>
      thenList(inviteStaff(context, { ...input, locale: lang ?? caller.locale }, mailed(caller)), caller),
    ),
    bindDesk(endpoints.inviteAgain, ({ id }, caller) =>
      thenList(inviteAgain(context, { id, locale: caller.locale }, mailed(caller)), caller),
    ),
    bindDesk(endpoints.changeStaff, (input, caller) =>
      thenList(changeStaff(context, input, traceOfCaller(caller)), caller),
    ),
    bindDesk(endpoints.removeStaff, (input, caller) =>
      thenList(removeStaff(context, input, traceOfCaller(caller)), caller),
    ),
    bindDesk(endpoints.endStaffSessions, (input, caller) =>
      thenList(endStaffSessions(context, input, traceOfCaller(caller)), caller),
    ),
    bindDesk(endpoints.changeRole, (input, caller) =>
      thenList(changeRole(context, input, traceOfCaller(caller)), caller),
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
    bindDesk(endpoints.showToday, (_, caller) => showToday(context, caller)),
    bindDesk(endpoints.takeEntry, (input, caller) => takeTodayEntry(context, input, caller)),
    bindDesk(endpoints.listAudit, async (input, { zone }) =>
      listAudit(context.db, input, { zone, members: await staffNames(context) }),
    ),
  ]
}
