import * as endpoints from '#contract/endpoints.ts'
import { bind } from '../http/dispatch.ts'
import { changeAvatar } from './change-avatar.ts'
import { changeContact } from './change-contact.ts'
import { closeAccount } from './close-account.ts'
import { confirmContact } from './confirm-contact.ts'
import { editAccount } from './edit-account.ts'
import { exportAccount } from './export-account.ts'
import { listEvents } from './list-events.ts'
import { endSessions, listSessions } from './list-sessions.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { register } from './register.ts'
import { sendCode } from './send-code.ts'
import { showSession } from './show-session.ts'
import { undoContact } from './undo-contact.ts'
import type { AccountsWorld } from './world.ts'

export const accountRoutes = (world: AccountsWorld) => [
  bind(endpoints.sendCode, (input, caller) => sendCode(world, input, caller)),
  bind(endpoints.register, (input, caller) => register(world, input, caller)),
  bind(endpoints.logIn, (input, caller) => logIn(world, input, caller)),
  bind(endpoints.logOut, (_, caller) => logOut(world, caller)),
  bind(endpoints.editAccount, (input, caller) => editAccount(world, input, caller)),
  bind(endpoints.showAccount, (_, caller) => showSession(world, caller)),
  bind(endpoints.changeAvatar, (input, caller) => changeAvatar(world, input, caller)),
  bind(endpoints.changeContact, (input, caller) => changeContact(world, input, caller)),
  bind(endpoints.confirmContact, (input, caller) => confirmContact(world, input, caller)),
  bind(endpoints.undoContact, (input, caller) => undoContact(world, input, caller)),
  bind(endpoints.listSessions, (_, caller) => listSessions(world, caller)),
  bind(endpoints.endSessions, (input, caller) => endSessions(world, input, caller)),
  bind(endpoints.listAccountEvents, (input, caller) => listEvents(world, input, caller)),
  bind(endpoints.exportAccount, (_, caller) => exportAccount(world, caller)),
  bind(endpoints.closeAccount, (input, caller) => closeAccount(world, input, caller)),
]
