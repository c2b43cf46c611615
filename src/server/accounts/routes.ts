import * as endpoints from '#contract/endpoints.ts'
import { bind } from '../http/dispatch.ts'
import { editAccount } from './edit-account.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { register } from './register.ts'
import { sendCode } from './send-code.ts'
import type { AccountsWorld } from './world.ts'

export const accountRoutes = (world: AccountsWorld) => [
  bind(endpoints.sendCode, (input, caller) => sendCode(world, input, caller)),
  bind(endpoints.register, (input, caller) => register(world, input, caller)),
  bind(endpoints.logIn, (input, caller) => logIn(world, input, caller)),
  bind(endpoints.logOut, (_, caller) => logOut(world, caller)),
  bind(endpoints.editAccount, (input, caller) => editAccount(world, input, caller)),
]
