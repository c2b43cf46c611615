import * as endpoints from '#contract/endpoints.ts'
import { bind } from '../http/dispatch.ts'
import { type PartnerWorld, sendLead } from './send-lead.ts'

export const partnerRoutes = (world: PartnerWorld) => [
  bind(endpoints.sendPartnerLead, (lead, caller) => sendLead(world, lead, caller)),
]
