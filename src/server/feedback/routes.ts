import * as endpoints from '#contract/endpoints.ts'
import { bind } from '../http/dispatch.ts'
import { listTickets, replyToTicket, showFeedbackState, showTicket } from './guest-tickets.ts'
import { messageSupport } from './message-support.ts'
import { sendFeedback } from './send-feedback.ts'
import type { FeedbackWorld } from './world.ts'

export const feedbackRoutes = (world: FeedbackWorld) => [
  bind(endpoints.messageSupport, (form, caller) => messageSupport(world, form, caller)),
  bind(endpoints.sendFeedback, (form, caller) => sendFeedback(world, form, caller)),
  bind(endpoints.listTickets, (paging, caller) => listTickets(world, paging, caller)),
  bind(endpoints.showTicket, (asked, caller) => showTicket(world, asked, caller)),
  bind(endpoints.replyToTicket, (reply, caller) => replyToTicket(world, reply, caller)),
  bind(endpoints.showFeedbackState, (_, caller) => showFeedbackState(world, caller)),
]
