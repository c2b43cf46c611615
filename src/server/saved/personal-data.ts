import type { PersonalData } from '../personal-data/personal-data.ts'
import { moveFavourites, moveTraces } from './merge-store.ts'
import { eraseFavourites, listFavourites } from './store.ts'
import { eraseTraces, listTracesOf } from './trace-store.ts'

export { isPaused } from './trace-store.ts'

export const favouriteData: PersonalData = {
  name: 'favourites',
  read: listFavourites,
  erase: eraseFavourites,
  move: (tx, { from, into }) => moveFavourites(tx, from, into),
}
export const traceData: PersonalData = {
  name: 'traces',
  read: listTracesOf,
  erase: eraseTraces,
  move: (tx, { from, into }) => moveTraces(tx, from, into),
}
