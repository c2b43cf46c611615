import type { PersonalData } from '../personal-data/personal-data.ts'
import { eraseFavourites, listFavourites } from './store.ts'
import { eraseTraces, listTracesOf } from './trace-store.ts'

export const favouriteData: PersonalData = {
  name: 'favourites',
  read: listFavourites,
  erase: eraseFavourites,
}
export const traceData: PersonalData = { name: 'traces', read: listTracesOf, erase: eraseTraces }
