import type { GuestData } from '../accounts/guest-features.ts'
import { eraseFavourites, listFavourites } from './store.ts'
import { eraseTraces, listTracesOf } from './trace-store.ts'

export const favouriteData: GuestData = { name: 'favourites', read: listFavourites, erase: eraseFavourites }
export const traceData: GuestData = { name: 'traces', read: listTracesOf, erase: eraseTraces }
