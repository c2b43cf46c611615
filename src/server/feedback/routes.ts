import * as endpoints from '#contract/endpoints.ts'
import { bind } from '../http/dispatch.ts'
import type { FeedbackContext } from './context.ts'
import { listTickets, replyToTicket, showFeedbackState, showTicket } from './guest-tickets.ts'
import { messageSupport } from './message-support.ts'
import { sendFeedback } from './send-feedback.ts'

export const feedbackRoutes = (context: FeedbackContext) => [
  bind(endpoints.messageSupport, (form, caller) => messageSupport(context, form, caller)),
  bind(endpoints.sendFeedback, (form, caller) => sendFeedback(context, form, caller)),
  bind(endpoints.listTickets, (paging, caller) => listTickets(context, paging, caller)),
  bind(endpoints.showTicket, (asked, caller) => showTicket(context, asked, caller)),
  bind(endpoints.replyToTicket, (reply, caller) => replyToTicket(context, reply, caller)),
  bind(endpoints.showFeedbackState, (_, caller) => showFeedbackState(context, caller)),
]
