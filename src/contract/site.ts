import * as z from 'zod'

const Share = z.enum(['video', 'social', 'bookmark', 'microblog', 'portal', 'professional'])
export type Share = z.infer<typeof Share>

/** What every page says about the site itself: name, contact, hours, what is switched on. */
export const Site = z.object({
  name: z.object({ en: z.string(), zh: z.string() }),
  support_email: z.string(),
  registration_id: z.string(),
  version: z.string(),
  /** Changes with every build of the pages: a page that knows another one is old. */
  build: z.string(),
  /** The date where the site runs: what a search begins from before the visitor's own is known. */
  today: z.string(),
  support_hours: z.object({ opens: z.string(), closes: z.string(), zone: z.string(), always: z.boolean() }),
  /** Address templates with {url} and {title}; null where the entry copies the address instead. */
  share: z.record(Share, z.string().nullable()),
  demo: z.boolean(),
  hotels: z.int(),
  currencies: z.array(z.string()),
  map_probe_url: z.string().nullable(),
  /** Real tiles, with {z}, {x} and {y}; null where maps are our own drawing. */
  map_tiles_url: z.string().nullable(),
  map_tiles_attribution: z.string().nullable(),
  /** Whether browsers can be notified. */
  push: z.boolean(),
  translate_widget_url: z.string().nullable(),
  /** Whether what guests wrote can be translated. */
  translates: z.boolean(),
})
export type Site = z.infer<typeof Site>
