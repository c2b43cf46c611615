import * as endpoints from '#contract/desk/endpoints.ts'
import type { StaffList } from '#contract/desk/staff.ts'
import { ok, type Result } from '#domain/result.ts'
import { findHotelNames } from '../hotels/find-hotel-names.ts'
import { type DeskCaller, staffOf } from '../http/caller.ts'
import { bindDesk, type Outcome, type Refused } from '../http/dispatch.ts'
import { acceptInvitation, forgetPassword, showInvitation } from './invitation.ts'
import { listAudit } from './list-audit.ts'
import { logIn, logOut } from './log-in.ts'
import {
  changeRole,
  changeStaff,
  endStaffSessions,
  inviteAgain,
  inviteStaff,
  listStaff,
  removeStaff,
} from './manage-staff.ts'
import { endOwnSession, listOwnSessions } from './own-sessions.ts'
import { addPasskey, creationOptions, loginOptions, provePasskey, removePasskey } from './passkeys.ts'
import { traceOfCaller } from './record-audit.ts'
import { beginTotp, confirmTotp, proveSecondFactor, reauthenticate } from './second-factor.ts'
import { showToday, takeTodayEntry } from './show-today.ts'
import { showRefreshed } from './staff-session.ts'
import type { DeskWorld } from './world.ts'

export function deskRoutes(world: DeskWorld) {
  const thenList = async (
    done: Promise<Result<unknown, Refused>>,
    caller: DeskCaller,
  ): Promise<Outcome<StaffList>> => {
    const outcome = await done
    return outcome.ok ? listStaff(world, caller) : outcome
  }
  const mailed = (caller: DeskCaller) => ({ trace: traceOfCaller(caller), isMailed: true })
  return [
    bindDesk(endpoints.showDeskSession, (_, caller) => showRefreshed(world, caller)),
    bindDesk(endpoints.logInToDesk, (input, caller) => logIn(world, input, caller)),
    bindDesk(endpoints.proveSecondFactor, (input, caller) => proveSecondFactor(world, input, caller)),
    bindDesk(endpoints.logOutOfDesk, (_, caller) => logOut(world, caller)),
    bindDesk(endpoints.forgetDeskPassword, (input, caller) => forgetPassword(world, input, caller)),
    bindDesk(endpoints.showInvitation, (input) => showInvitation(world, input)),
    bindDesk(endpoints.acceptInvitation, (input, caller) => acceptInvitation(world, input, caller)),
    bindDesk(endpoints.beginTotp, (_, caller) => beginTotp(world, caller)),
    bindDesk(endpoints.confirmTotp, (input, caller) => confirmTotp(world, input, caller)),
    bindDesk(endpoints.passkeyLoginOptions, (_, caller) => loginOptions(world, caller)),
    bindDesk(endpoints.provePasskey, (input, caller) => provePasskey(world, input, caller)),
    bindDesk(endpoints.passkeyCreationOptions, (_, caller) => creationOptions(world, caller)),
    bindDesk(endpoints.addPasskey, (input, caller) => addPasskey(world, input, caller)),
    bindDesk(endpoints.removePasskey, (input, caller) => removePasskey(world, input, caller)),
    bindDesk(endpoints.reauthenticate, (input, caller) => reauthenticate(world, input, caller)),
    bindDesk(endpoints.listDeskSessions, (_, caller) => listOwnSessions(world, caller)),
    bindDesk(endpoints.endDeskSession, (input, caller) => endOwnSession(world, input, caller)),
    bindDesk(endpoints.listStaff, (_, caller) => listStaff(world, caller)),
    bindDesk(endpoints.inviteStaff, ({ lang, ...input }, caller) =>
      thenList(inviteStaff(world, { ...input, locale: lang ?? caller.locale }, mailed(caller)), caller),
    ),
    bindDesk(endpoints.inviteAgain, ({ id }, caller) =>
      thenList(inviteAgain(world, { id, locale: caller.locale }, mailed(caller)), caller),
    ),
    bindDesk(endpoints.changeStaff, (input, caller) =>
      thenList(changeStaff(world, input, traceOfCaller(caller)), caller),
    ),
    bindDesk(endpoints.removeStaff, (input, caller) =>
      thenList(removeStaff(world, input, traceOfCaller(caller)), caller),
    ),
    bindDesk(endpoints.endStaffSessions, (input, caller) =>
      thenList(endStaffSessions(world, input, traceOfCaller(caller)), caller),
    ),
    bindDesk(endpoints.changeRole, (input, caller) =>
      thenList(changeRole(world, input, traceOfCaller(caller)), caller),
    ),
    bindDesk(endpoints.findHotels, async ({ q }, caller) =>
      ok({
        list: await findHotelNames(world.db, {
          text: q,
          within: staffOf(caller).hotels,
          locale: caller.locale,
        }),
      }),
    ),
    bindDesk(endpoints.showToday, (_, caller) => showToday(world, caller)),
    bindDesk(endpoints.takeEntry, (input, caller) => takeTodayEntry(world, input, caller)),
    bindDesk(endpoints.listAudit, (input, caller) => listAudit(world, input, caller)),
  ]
}
