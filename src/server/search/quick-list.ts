import { listHotels } from '#contract/endpoints.ts'
import type { MadeAnswer } from '../http/kept-answers.ts'
import { writeOnLoan } from '../http/written.ts'
import type { Search } from './open-search.ts'
import { readHotelQuery } from './read-query.ts'

const route = `/api/${listHotels.path}`

/** How a usual search is answered, by its address: as its endpoint would, past everything that it does not need. */
export const quickList = (search: Pick<Search, 'listHotels'>) => (address: string) => {
  const read = address.startsWith(`${route}?`) ? readHotelQuery(address.slice(route.length + 1)) : null
  if (!read) return null
  return async (): Promise<MadeAnswer | null> => {
    const found = await search.listHotels(read.query, read.locale, writeOnLoan)
    if (!found.ok) return null
    const { written, isFresh } = found
    return { written, isFresh, isPublic: read.isPublic, route }
  }
}
