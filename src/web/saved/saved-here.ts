import { browserClock } from '#ui/clock.ts'
import { createSavedHotels } from './saved-hotels.ts'

/** What the hearts of this document share. */
export const savedHere = createSavedHotels(browserClock)
