import type { RateTable } from '#domain/money/exchange.ts'
import type { Day } from '#domain/time/plain-date.ts'
import { regionOf } from '#drawings/regions.ts'
import type { City } from '#gazetteer/city.ts'
import type { Country } from '#gazetteer/country.ts'
import { metresBetween } from '#gazetteer/ground.ts'
import type { LandGrid } from '#gazetteer/land-grid.ts'
import type { NamedWater } from '#gazetteer/named-water.ts'
import type { Spot } from '#gazetteer/spot.ts'
import { addressOf } from './addresses.ts'
import { amenitiesOf } from './amenities.ts'
import { type DemoHotel, demoHotelId, demoPlanId, demoRoomId } from './hotel.ts'
import { locateHotel, type Surroundings } from './locate-hotel.ts'
import { familyOf } from './names/families.ts'
import { type NamesTaken, nameHotel, noNamesTaken } from './names/name-hotel.ts'
import { nearbyOf, nearestOf } from './nearby.ts'
import { policiesOf } from './policies.ts'
import { createRandom, hashOf } from './random.ts'
import { basePrice } from './rates/base-price.ts'
import { type CityCalendar, cityCalendars, roomCalendar } from './rates/calendar.ts'
import { chargesOf } from './rates/charges-by-country.ts'
import { type PriceScale, priceScale, roundToStep } from './rates/price-step.ts'
import { ratePlansOf } from './rates/rate-plans.ts'
import { restrictionsOf } from './rates/restrictions.ts'
import { type HotelRoom, roomsOf } from './rooms.ts'
import { reviewSums } from './samples/review-marks.ts'
import { kindOf, settingOf, starsOf } from './settings.ts'
import { sizeOf } from './sizes.ts'
import { describe } from './texts/describe.ts'
import { waterNear } from './water.ts'

export type World = {
  countries: ReadonlyMap<string, Country>
  spotsOf: ReadonlyMap<string, readonly Spot[]>
  grids: ReadonlyMap<number, LandGrid>
  waters: readonly NamedWater[]
  rates: RateTable
}

/** The parameters of a catalogue. */
export type Edition = { seed: number; base: Day; calendarOf: (city: City) => CityCalendar }
export const editionOf = (seed: number, base: Day): Edition => ({
  seed,
  base,
  calendarOf: cityCalendars(seed, base),
})

/** Farther than any hotel from its city, in metres. */
const watersWithin = 60_000

type CityFacts = {
  seed: number
  base: Day
  country: Country
  around: Surroundings
  calendar: CityCalendar
  scale: PriceScale
  taken: NamesTaken
}

/** Generates the first hotels of a city one by one; deterministic for a seed and a first night. */
export function* hotelsOf(
  world: World,
  city: City,
  count: number,
  { seed, base, calendarOf }: Edition,
): Generator<DemoHotel> {
  const country = world.countries.get(city.country)!
  const spots = world.spotsOf.get(city.slug) ?? []
  const facts: CityFacts = {
    seed,
    base,
    country,
    around: {
      city,
      districts: spots.filter(({ kind }) => kind === 'district'),
      airports: spots.filter(({ kind }) => kind === 'airport'),
      stations: spots.filter(({ kind }) => kind === 'station'),
      landmarks: spots.filter(({ kind }) => kind === 'landmark'),
      grid: world.grids.get(city.id) ?? null,
      waters: world.waters.filter(({ line }) =>
        line.some((point) => metresBetween(point, city) < watersWithin),
      ),
    },
    calendar: calendarOf(city),
    scale: priceScale(world.rates, country.currency),
    taken: noNamesTaken(),
  }
  for (let index = 0; index < count; index++) yield hotelAt(facts, index)
}

function hotelAt(
  { seed, base, country, around, calendar, scale, taken }: CityFacts,
  index: number,
): DemoHotel {
  const { city } = around
  const id = demoHotelId(city.id, index)
  const own = hashOf([seed, city.id, index])
  const random = (part: string) => createRandom(own, part)

  const location = locateHotel(around, random('place'))
  const centreMetres = Math.max(100, metresBetween(location, city))
  const water = waterNear(city, around.grid, location)
  const seaMetres = water?.kind === 'sea' ? water.metres : null
  const setting = settingOf({ city, anchor: location.anchor, centreMetres, water }, random('setting'))
  const stars = starsOf({ city }, setting, country.priceLevel, random('stars'))
  const kind = kindOf({ city, setting, stars }, random('kind'))
  const wished = amenitiesOf({ kind, setting, stars, city, seaMetres }, random('amenities'))
  const size = sizeOf({ kind, stars, city }, random('size'))
  const roomKinds = roomsOf({ kind, stars, units: size.rooms, seaMetres, amenities: wished }, random('rooms'))
  const amenities = withLift(withFamilyRooms(wished, roomKinds), size.floors)
  const policies = policiesOf({ stars, amenities }, random('policies'))
  const family = familyOf(city.country)
  const district = location.district?.name ?? null
  const name = nameHotel(
    { family, kind, setting, spa: amenities.includes('spa'), city: city.name, district },
    random('name'),
    taken,
  )

  const cents = basePrice(
    { city, priceLevel: country.priceLevel, stars, kind, setting, centreMetres },
    random('price'),
  )
  const price = roundToStep(scale.fromCents(cents), scale.step)
  const rooms = roomKinds.map((room, at) => ({
    ...room,
    id: demoRoomId(id, at),
    calendar: roomCalendar(
      calendar,
      { setting, base, seed: own },
      Math.max(1, Math.round((price * room.price) / (10_000 * scale.step))),
    ),
  }))
  const roomCount = rooms.reduce((sum, { units }) => sum + units, 0)
  const plans = ratePlansOf(
    { kind, stars, amenities, childrenFree: policies.childrenFree, price, scale },
    random('plans'),
  ).map((plan, at) => ({ ...plan, id: demoPlanId(id, at) }))
  const reviewCount = size.reviews
  const near = nearestOf(around, location)
  const { floors, opened, renovated } = size

  return {
    id,
    seed: own,
    city,
    district: location.district,
    kind,
    setting,
    region: regionOf(country.code),
    stars,
    name,
    address: addressOf({ city, country: country.name, family, district }, random('address')),
    description: describe(
      {
        name,
        kind,
        setting,
        stars,
        city,
        district,
        centreMetres,
        water,
        ...near,
        rooms: roomCount,
        ...roomFacts(rooms),
        floors,
        opened,
        renovated,
        amenities,
        ...policies,
      },
      random('description'),
    ),
    lat: location.lat,
    lon: location.lon,
    currency: scale.currency,
    priceUnit: scale.step,
    centreMetres,
    water,
    nearby: nearbyOf(around, location),
    roomCount,
    floors,
    opened,
    renovated,
    amenities,
    policies,
    reviewCount,
    reviews: reviewSums({ seed: own, stars, centreMetres, count: reviewCount }),
    rooms,
    plans,
    charges: chargesOf({ city, stars, kind, scale }, random('charges')),
    restrictions: restrictionsOf({ city, setting, stars, plans, base }, random('restrictions')),
  }
}

/** Claimed only if a room sleeps four. */
function withFamilyRooms(amenities: readonly string[], rooms: readonly { maxGuests: number }[]): string[] {
  const others = amenities.filter((id) => id !== 'family_rooms')
  return rooms.some(({ maxGuests }) => maxGuests >= 4) ? [...others, 'family_rooms'] : others
}

/** The facts about rooms for a description. */
function roomFacts(rooms: readonly HotelRoom[]) {
  const byPrice = rooms.toSorted((a, b) => a.price - b.price)
  const sizes = rooms.map(({ sizeM2 }) => sizeM2)
  return {
    roomKinds: rooms.length,
    plainestRoom: byPrice[0]!.name,
    finestRoom: byPrice.at(-1)!.name,
    smallest: Math.min(...sizes),
    largest: Math.max(...sizes),
  }
}

const withLift = (amenities: readonly string[], floors: number): string[] =>
  floors < 5 || amenities.includes('lift') ? [...amenities] : [...amenities, 'lift']
