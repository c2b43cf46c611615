import * as endpoints from '#contract/endpoints.ts'
import { bind } from '../http/dispatch.ts'
import { changeSubscription } from './change-subscription.ts'
import type { NewsletterContext } from './context.ts'

export const newsletterRoutes = (context: NewsletterContext) => [
  bind(endpoints.changeSubscription, (form, caller) => changeSubscription(context, form, caller)),
]
