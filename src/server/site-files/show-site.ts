import type { Site } from '#contract/site.ts'
import type { Locale } from '#domain/text/locale.ts'
import { isAlwaysStaffed, readSupportHours } from '#domain/time/support-hours.ts'
import { textsBookings } from '../messages/texts-bookings.ts'
import { readPushServices } from '../push/push-services.ts'
import { siteName } from '../settings/site-name.ts'
import type { Settings } from '../settings.ts'
import { logoPath } from './brand-files.ts'
import { tilesUrl } from './serve-tiles.ts'

export type SiteFacts = {
  build: string
  today: string
  hotels: number
  currencies: readonly string[]
  demo: boolean
}

type Options = { settings: Settings; facts: SiteFacts; locale: Locale }

export function showSite({ settings, facts, locale }: Options): Site {
  const { build, demo, today, hotels, currencies } = facts
  const hours = readSupportHours(settings.SUPPORT_HOURS)
  return {
    name: siteName(settings),
    logo: settings.BRAND_LOGO ? logoPath : null,
    support_email: settings.SUPPORT_EMAIL,
    registration_id: settings.REGISTRATION_ID,
    version: settings.SITE_VERSION,
    build,
    today,
    support_hours: { ...hours, always: isAlwaysStaffed(hours) },
    share: {
      video: settings.SHARE_VIDEO_URL ?? null,
      social: settings.SHARE_SOCIAL_URL ?? null,
      bookmark: settings.SHARE_BOOKMARK_URL ?? null,
      microblog: (locale === 'zh' ? settings.SHARE_MICROBLOG_ZH_URL : settings.SHARE_MICROBLOG_URL) ?? null,
      portal: settings.SHARE_PORTAL_URL ?? null,
      professional: settings.SHARE_PROFESSIONAL_URL ?? null,
    },
    demo,
    hotels,
    currencies: [...currencies],
    map_probe_url: settings.MAP_PROBE_URL ?? null,
    map_tiles_url: tilesUrl(settings.MAP_TILES_URL),
    map_tiles_attribution: settings.MAP_TILES_ATTRIBUTION ?? null,
    push: readPushServices(settings.PUSH_SERVICES).isOn,
    translate_widget_url: settings.TRANSLATE_WIDGET_URL ?? null,
    translates: Boolean(settings.TRANSLATE_URL),
    texts_bookings: textsBookings(settings),
  }
}
