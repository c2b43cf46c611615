import { DocumentName } from '#contract/documents.ts'
import { articlesIn } from '../articles/open-articles.ts'
import type { Places } from '../places/open-places.ts'
import type { SitemapSource } from './sitemap.ts'

const pages = [
  '/',
  '/counties/all',
  '/feedback',
  '/guarantee',
  '/partner',
  '/sockets',
  ...DocumentName.options.map((name) => `/docs/${name}`),
  '/article/sprite',
]

const fromList = (name: string, list: () => Promise<readonly string[]>): SitemapSource => ({
  name,
  count: async () => (await list()).length,
  paths: async (from, to) => (await list()).slice(from, to),
})

/** Pages of the sitemap: fixed pages, countries, places with a list, itineraries, and every hotel. */
export const sitemapSources = (places: Places, hotels: Omit<SitemapSource, 'name'>): SitemapSource[] => [
  fromList('pages', async () => pages),
  fromList('countries', async () => (await places()).countries.en.map(({ slug }) => `/counties/${slug}`)),
  fromList('places', async () =>
    [...(await places()).bySlug.values()]
      .filter(({ kind }) => kind !== 'country')
      .map(({ slug }) => `/hotel-search/${slug}`),
  ),
  fromList('articles', async () => articlesIn(await places()).map(({ id }) => `/article/via/${id}`)),
  { name: 'hotels', ...hotels },
]
