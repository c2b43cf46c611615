import * as endpoints from '#contract/endpoints.ts'
import { bind } from '../http/dispatch.ts'
import { changeSubscription } from './change-subscription.ts'
import type { NewsletterWorld } from './world.ts'

export const newsletterRoutes = (world: NewsletterWorld) => [
  bind(endpoints.changeSubscription, (form, caller) => changeSubscription(world, form, caller)),
]
