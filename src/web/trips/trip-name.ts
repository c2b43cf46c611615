import type { Locale } from '#domain/text/locale.ts'
import { tripWords } from '#words/booking/trips.ts'

type Named = { readonly name: string | null }

/** The guest's name for a trip, or its cities in their order. */
export const tripName = ({ name }: Named, stops: readonly { readonly city: string }[], locale: Locale) =>
  name ?? tripWords(locale).cities([...new Set(stops.map(({ city }) => city))])
