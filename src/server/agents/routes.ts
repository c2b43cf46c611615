import * as endpoints from '#contract/endpoints.ts'
import { guestOf } from '../http/caller.ts'
import { bind } from '../http/dispatch.ts'
import { acceptStatement } from './accept-statement.ts'
import { applyAsAgent } from './apply-as-agent.ts'
import { leaveProgramme } from './leave-programme.ts'
import { exportCommissions, listCommissions } from './list-commissions.ts'
import { manageMember } from './manage-member.ts'
import { visitByLink } from './note-invitation.ts'
import { showActivity } from './show-activity.ts'
import { showProgramme } from './show-programme.ts'
import type { AgentsWorld } from './world.ts'

export const agentRoutes = (world: AgentsWorld) => [
  bind(endpoints.applyAsAgent, (form, caller) => applyAsAgent(world, form, caller)),
  bind(endpoints.showAgentProgramme, (paging, caller) => showProgramme(world, guestOf(caller), paging)),
  bind(endpoints.listCommissions, (asked, caller) =>
    listCommissions(world.db, { ...asked, agentId: guestOf(caller) }),
  ),
  bind(endpoints.manageMember, (action, caller) => manageMember(world, action, caller)),
  bind(endpoints.acceptStatement, (input, caller) => acceptStatement(world, input, caller)),
  bind(endpoints.leaveAgents, (_, caller) => leaveProgramme(world, caller)),
  bind(endpoints.visitByLink, ({ invite_code }, caller) =>
    visitByLink(world.db, invite_code, caller, world.now()),
  ),
  bind(endpoints.showAgentActivity, ({ span }, caller) =>
    showActivity(world.db, { agentId: guestOf(caller), span, now: world.now() }),
  ),
  bind(endpoints.exportCommissions, (_, caller) =>
    exportCommissions(world.db, guestOf(caller), caller.locale),
  ),
]
