import { createStore } from '#ui/store.ts'

export type ChosenHotel = { hotel: string; name: string }

/** The saved hotel whose list is being chosen. */
export const chosenHotel = createStore<ChosenHotel | null>(null)
