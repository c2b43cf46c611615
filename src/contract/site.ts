import * as z from 'zod'

const Share = z.enum(['video', 'social', 'bookmark', 'microblog', 'portal', 'professional'])
export type Share = z.infer<typeof Share>

/** Site data for every page: name, contact, hours, enabled features. */
export const Site = z.object({
  name: z.object({ en: z.string(), zh: z.string() }),
  /** URL of the operator's logo; null for our own. */
  logo: z.string().nullable(),
  support_email: z.string(),
  registration_id: z.string(),
  version: z.string(),
  /** Changes with every build of the pages: a page with another value is outdated. */
  build: z.string(),
  /** The site's date: the default of a search until the visitor's own date is known. */
  today: z.string(),
  support_hours: z.object({ opens: z.string(), closes: z.string(), zone: z.string(), always: z.boolean() }),
  /** URL templates with {url} and {title}; null if the entry copies the URL instead. */
  share: z.record(Share, z.string().nullable()),
  demo: z.boolean(),
  hotels: z.int(),
  currencies: z.array(z.string()),
  map_probe_url: z.string().nullable(),
  /** URL template of map tiles, with {z}, {x} and {y}; null if maps are drawn by us. */
  map_tiles_url: z.string().nullable(),
  map_tiles_attribution: z.string().nullable(),
  /** Whether push notifications are enabled. */
  push: z.boolean(),
  translate_widget_url: z.string().nullable(),
  /** Whether guests' texts can be translated. */
  translates: z.boolean(),
  /** Whether a booking can be confirmed by text message, without an email address. */
  texts_bookings: z.boolean(),
})
export type Site = z.infer<typeof Site>

export const PathQuery = z.object({ path: z.string().startsWith('/').max(2048) })
export type PathQuery = z.infer<typeof PathQuery>

export const Redirect = z.object({ redirect: z.string(), permanent: z.boolean() }).nullable()
export type Redirect = z.infer<typeof Redirect>
