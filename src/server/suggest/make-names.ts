import type { Bilingual } from '#domain/locale.ts'
import { squeeze } from '#gazetteer/fold.ts'
import { readSounds } from '#gazetteer/read-sounds.ts'
import { growing } from './growing.ts'
import { startColumns } from './hotel-columns.ts'
import { startIndexing } from './name-index.ts'
import { famePoints } from './name-kinds.ts'
import { hotelTexts, placeTexts, surroundingTexts } from './name-texts.ts'
import type { NamedHotel, NamedPlace, Names } from './names.ts'

/** Takes places, then hotels, and makes the index of their names. Long work: done on a thread of its own. */
export function startNames() {
  const surroundings = startIndexing()
  const places = startSpots()
  const traffic = startSpots()
  const hotels = { index: startIndexing(), placeOf: growing(Uint32Array), columns: startColumns() }
  const numberOf = new Map<number, number>()
  const nameOf = new Map<number, Bilingual>()
  const readAloud = readSounds()

  return {
    addPlace: (place: NamedPlace) => {
      const number = numberOf.size
      numberOf.set(place.id, number)
      nameOf.set(place.id, place.name)
      surroundings.add(surroundingTexts(place), 0)
      const group = place.isTraffic ? traffic : places
      group.index.add(placeTexts(place), famePoints(place.weight))
      group.placeOf.push(number)
      group.ids.push(place.id)
    },
    addHotel: (hotel: NamedHotel) => {
      const around = [hotel.city, hotel.district].flatMap((id) => (id && nameOf.get(id)) || [])
      const place = (hotel.district && numberOf.get(hotel.district)) ?? numberOf.get(hotel.city)
      if (place === undefined) return
      hotels.index.add(
        hotelTexts({ name: hotel.name, places: around.map(({ zh }) => squeeze(zh)) }, readAloud),
        famePoints(hotel.weight),
      )
      hotels.placeOf.push(place)
      hotels.columns.add(hotel)
    },
    finish: (): Names => {
      const shared = surroundings.finish()
      return {
        places: finishedSpots(places, shared),
        traffic: finishedSpots(traffic, shared),
        hotels: {
          index: hotels.index.finish(),
          placeOf: hotels.placeOf.done(),
          surroundings: shared,
          ...hotels.columns.finish(),
        },
      }
    },
  }
}

const startSpots = () => ({
  index: startIndexing(),
  placeOf: growing(Uint32Array),
  ids: growing(Uint32Array),
})

const finishedSpots = (
  { index, placeOf, ids }: ReturnType<typeof startSpots>,
  surroundings: Names['places']['surroundings'],
): Names['places'] => ({ index: index.finish(), placeOf: placeOf.done(), ids: ids.done(), surroundings })
