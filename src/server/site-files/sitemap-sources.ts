import type { Places } from '../places/open-places.ts'
import type { SitemapSource } from './sitemap.ts'

// Pages that are not built yet ask search engines to stay away; each joins this list when it opens.
const pages = ['/', '/counties/all']

const fromList = (name: string, list: () => Promise<readonly string[]>): SitemapSource => ({
  name,
  count: async () => (await list()).length,
  paths: async (from, to) => (await list()).slice(from, to),
})

/** What search engines are told of: fixed pages, countries, and every place that a list of hotels can be had for. */
export const sitemapSources = (places: Places): SitemapSource[] => [
  fromList('pages', async () => pages),
  fromList('countries', async () => (await places()).countries.en.map(({ slug }) => `/counties/${slug}`)),
  fromList('places', async () =>
    [...(await places()).bySlug.values()]
      .filter(({ kind }) => kind !== 'country')
      .map(({ slug }) => `/hotel-search/${slug}`),
  ),
]
