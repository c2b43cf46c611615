import * as endpoints from '#contract/endpoints.ts'
import { bind } from '../http/dispatch.ts'
import { type FeedbackWorld, messageSupport } from './message-support.ts'

export const feedbackRoutes = (world: FeedbackWorld) => [
  bind(endpoints.messageSupport, (form, caller) => messageSupport(world, form, caller)),
]
