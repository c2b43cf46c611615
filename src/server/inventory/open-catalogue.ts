import type { PlainDate } from '#domain/time/plain-date.ts'
import { cacheFor } from '../cache/cache-for.ts'
import type { Db } from '../db/database.ts'
import { countCatalogueHotels, readCatalogue } from './catalogue-store.ts'

/** Facts about the inventory as a whole. */
export type CatalogueFacts = { hotels: number; demo: boolean; madeOn: PlainDate | null; ready: boolean }
export type Catalogue = () => Promise<CatalogueFacts>

const freshFor = 30_000

/** Cached for half a minute: counting fifty thousand hotels for every page would be wasteful. */
export function openCatalogue({ db, now }: { db: Db; now: () => number }): Catalogue {
  const count = async (): Promise<CatalogueFacts> => {
    const [state, hotels] = await Promise.all([readCatalogue(db), countCatalogueHotels(db)])
    return {
      hotels,
      demo: state?.source === 'demo',
      madeOn: state?.madeOn ?? null,
      ready: state?.state !== 'filling',
    }
  }
  return cacheFor({ read: count, freshFor, now })
}
