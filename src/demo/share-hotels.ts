import type { City } from '#gazetteer/city.ts'

/** Distributes a number of hotels over the cities, by city id; cities without any are omitted. */
export function distributeHotels(cities: readonly City[], hotels: number): Map<number, number> {
  const weights = cities.map(demandOf)
  const least = hotels >= fullCatalogue ? 1 : 0
  const shared = hotels - least * cities.length
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const parts = cities.map((city, at) => {
    const due = weights[at]! * shared
    return { city, count: least + Math.floor(due / sum), rest: due % sum }
  })
  const left = hotels - parts.reduce((all, { count }) => all + count, 0)
  const byRest = parts.toSorted((a, b) => b.rest - a.rest || a.city.id - b.city.id)
  for (const part of byRest.slice(0, left)) part.count += 1
  return new Map(parts.filter(({ count }) => count > 0).map(({ city, count }) => [city.id, count]))
}

/** From this size on every city has a hotel. */
export const fullCatalogue = 50_000

/** In whole hundredths; the largest cities get more than their weight. */
function demandOf({ weight }: City): number {
  const hundredths = Math.round(weight * 100)
  return hundredths + Math.floor((hundredths * hundredths) / 80_000)
}
