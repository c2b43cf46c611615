import type { Locale } from '#domain/text/locale.ts'
import { tripTitleWords } from '#words/booking/trip-title.ts'

type Named = { readonly name: string | null }

/** The guest's name for a trip, or its cities in their order. */
export const tripName = ({ name }: Named, stops: readonly { readonly city: string }[], locale: Locale) =>
  name ?? tripTitleWords(locale).cities([...new Set(stops.map(({ city }) => city))])
