import * as endpoints from '#contract/endpoints.ts'
import { guestOf } from '../http/caller.ts'
import { bind } from '../http/dispatch.ts'
import { acceptStatement } from './accept-statement.ts'
import { applyAsAgent } from './apply-as-agent.ts'
import type { AgentsContext } from './context.ts'
import { leaveProgramme } from './leave-programme.ts'
import { exportCommissions, listCommissions } from './list-commissions.ts'
import { manageMember } from './manage-member.ts'
import { visitByLink } from './note-invitation.ts'
import { showActivity } from './show-activity.ts'
import { showProgramme } from './show-programme.ts'

export const agentRoutes = (context: AgentsContext) => [
  bind(endpoints.applyAsAgent, (form, caller) => applyAsAgent(context, form, caller)),
  bind(endpoints.showAgentProgramme, (paging, caller) => showProgramme(context, guestOf(caller), paging)),
  bind(endpoints.listCommissions, (asked, caller) =>
    listCommissions(context.db, { ...asked, agentId: guestOf(caller) }),
  ),
  bind(endpoints.manageMember, (action, caller) => manageMember(context, action, caller)),
  bind(endpoints.acceptStatement, (input, caller) => acceptStatement(context, input, caller)),
  bind(endpoints.leaveAgents, (_, caller) => leaveProgramme(context, caller)),
  bind(endpoints.visitByLink, ({ invite_code }, caller) =>
    visitByLink(context.db, invite_code, caller, context.now()),
  ),
  bind(endpoints.showAgentActivity, ({ span }, caller) =>
    showActivity(context.db, { agentId: guestOf(caller), span, now: context.now() }),
  ),
  bind(endpoints.exportCommissions, (_, caller) =>
    exportCommissions(context.db, guestOf(caller), caller.locale),
  ),
]
