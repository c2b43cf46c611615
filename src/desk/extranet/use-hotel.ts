import { useSyncExternalStore } from 'react'
import { listDeskHotels } from '#contract/desk/hotel-endpoints.ts'
import type { DeskHotelPage, DeskHotelRow } from '#contract/desk/hotels.ts'
import { createStore } from '#ui/store.ts'
import { usePlace } from '../parts/link.tsx'
import { setQuery } from '../router.ts'
import { type Loaded, useLoad } from '../use-load.ts'

/** The hotel chosen last; pages of the extranet share it. */
const chosen = createStore<{ readonly id: string | null }>({ id: null })

export type HotelChoice = {
  readonly hotels: readonly DeskHotelRow[]
  readonly hotel: DeskHotelRow | null
  readonly choose: (id: string) => void
}

/** The member's hotels and the one that a page is about: by the address, else the one chosen last. */
export function useHotelChoice(): { loaded: Loaded<DeskHotelPage>; choice: HotelChoice } {
  const { query } = usePlace()
  const loaded = useLoad(listDeskHotels, {})
  const last = useSyncExternalStore(chosen.subscribe, chosen.get)
  const hotels = loaded.data?.list ?? []
  const wanted = query.get('hotel') ?? last.id
  const hotel = hotels.find(({ id }) => id === wanted) ?? hotels[0] ?? null
  const choose = (id: string) => {
    chosen.set({ id })
    setQuery({ hotel: id })
  }
  return { loaded, choice: { hotels, hotel, choose } }
}
