import { showSite as endpoint } from '#contract/endpoints.ts'
import { ok } from '#domain/result.ts'
import { bind } from '../http/dispatch.ts'
import type { Settings } from '../settings.ts'
import { type SiteFacts, showSite } from './show-site.ts'

export const siteRoutes = (settings: Settings, facts: () => Promise<SiteFacts>) => [
  bind(endpoint, async (_, { locale }) => ok(showSite({ settings, facts: await facts(), locale }))),
]
