import * as endpoints from '#contract/endpoints.ts'
import { bind } from '../http/dispatch.ts'
import { changeAvatar } from './change-profile.ts'
import { closeAccount } from './close-account.ts'
import { changeContact } from './contact/change-contact.ts'
import { confirmContact } from './contact/confirm-contact.ts'
import { undoContact } from './contact/undo-contact.ts'
import type { AccountsContext } from './context.ts'
import { editAccount } from './edit-account.ts'
import { exportAccount } from './export-account.ts'
import { listEvents } from './list-events.ts'
import { register } from './register.ts'
import { sendCode } from './send-code.ts'
import { endSessions, listSessions, logOut } from './sessions/list-sessions.ts'
import { logIn } from './sessions/log-in.ts'
import { showSession } from './sessions/show-session.ts'

export const accountRoutes = (context: AccountsContext) => [
  bind(endpoints.sendCode, (input, caller) => sendCode(context, input, caller)),
  bind(endpoints.register, (input, caller) => register(context, input, caller)),
  bind(endpoints.logIn, (input, caller) => logIn(context, input, caller)),
  bind(endpoints.logOut, (_, caller) => logOut(context, caller)),
  bind(endpoints.editAccount, (input, caller) => editAccount(context, input, caller)),
  bind(endpoints.showAccount, (_, caller) => showSession(context, caller)),
  bind(endpoints.changeAvatar, (input, caller) => changeAvatar(context, input, caller)),
  bind(endpoints.changeContact, (input, caller) => changeContact(context, input, caller)),
  bind(endpoints.confirmContact, (input, caller) => confirmContact(context, input, caller)),
  bind(endpoints.undoContact, (input, caller) => undoContact(context, input, caller)),
  bind(endpoints.listSessions, (_, caller) => listSessions(context, caller)),
  bind(endpoints.endSessions, (input, caller) => endSessions(context, input, caller)),
  bind(endpoints.listAccountEvents, (input, caller) => listEvents(context, input, caller)),
  bind(endpoints.exportAccount, (_, caller) => exportAccount(context, caller)),
  bind(endpoints.closeAccount, (input, caller) => closeAccount(context, input, caller)),
]
