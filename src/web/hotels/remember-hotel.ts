import { useEffect } from 'react'
import type { Hotel } from '#contract/hotels.ts'
import { addRecentlyViewed, withViewed } from '../store/recently-viewed.ts'
import { items, store } from '../store/this-browser.ts'

/** Looking at a hotel leaves marks on this device: the last one's name, the viewed ones on cards, the five recent ones. */
export function useRememberHotel({ id, name, stars, score, place, gallery }: Hotel) {
  const picture = gallery[0]?.card ?? gallery[0]?.url
  useEffect(() => {
    store.set({ activeProductName: name, history_list: withViewed(store.get().history_list, id) })
    addRecentlyViewed(items, { id, name, stars, score, place: place.name, picture, at: Date.now() })
  }, [id, name, stars, score, place.name, picture])
}
