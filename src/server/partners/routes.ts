import * as endpoints from '#contract/endpoints.ts'
import { bind } from '../http/dispatch.ts'
import { type PartnerContext, sendLead } from './send-lead.ts'

export const partnerRoutes = (context: PartnerContext) => [
  bind(endpoints.sendPartnerLead, (lead, caller) => sendLead(context, lead, caller)),
]
