import type { GuestData } from '../accounts/guest-features.ts'
import { eraseFavourites, listFavourites } from './store.ts'

export const favouriteData: GuestData = { name: 'favourites', read: listFavourites, erase: eraseFavourites }
