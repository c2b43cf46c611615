import { legacyTarget } from '#domain/text/canonical-path.ts'
import { findPlace, findPlaceByName } from '../places/find-place.ts'
import type { Places } from '../places/open-places.ts'
import type { FindRule } from './where-to.ts'

const list = '/hotel-search/'

/**
 * The URLs of the first site as rules: a list is found by its place's slug, or by its bare name. A truncated country
 * URL redirects to all countries.
 */
export const createFindLegacy =
  (places: Places): FindRule =>
  async (path) => {
    if (path === '/counties') return { target: '/counties/all', permanent: true }
    const target = legacyTarget(path)
    if (!target?.startsWith(list)) return target ? { target, permanent: true } : null
    const name = decodeURIComponent(target.slice(list.length))
    const place = (await findPlace(places, name)) ?? (await findPlaceByName(places, name))
    if (!place) return { target, permanent: true }
    return { target: `${place.kind === 'country' ? '/counties/' : list}${place.slug}`, permanent: true }
  }
