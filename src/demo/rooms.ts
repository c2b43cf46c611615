import type { HotelKind } from './kinds.ts'
import type { Random } from './random.ts'
import { type RoomKind, roomKinds } from './room-kinds.ts'

export type HotelRoom = Omit<RoomKind, 'needs' | 'stars'> & {
  readonly includedAdults: number
  readonly units: number
  readonly amenities: readonly string[]
}

type Facts = {
  kind: HotelKind
  stars: number
  units: number
  seaMetres: number | null
  amenities: readonly string[]
}

const most: Readonly<Record<number, number>> = { 1: 3, 2: 3, 3: 5, 4: 6, 5: 7 }

/** Two to seven room types that fit the hotel; their units add up to the hotel's rooms. */
export function roomsOf(facts: Facts, random: Random): HotelRoom[] {
  const fitting = roomKinds.filter((room) => fits(room, facts))
  const core = fitting.slice(0, 2)
  const wanted = Math.min(most[facts.stars]!, facts.units, fitting.length)
  const others = fitting.slice(2).filter(() => random.chance(68))
  const chosen = [...core, ...others].slice(0, Math.max(2, wanted))
  const shares = chosen.map(
    ({ price }) => Math.max(1, Math.floor(100_000_000 / (price * price))) + random.int(0, 1),
  )
  const sum = shares.reduce((all, part) => all + part, 0)
  return chosen.map(({ needs: _, stars: __, ...room }, at) => ({
    ...room,
    sizeM2: room.sizeM2 + random.int(-2, 4) + (facts.stars - usualStars(room.code)),
    includedAdults: Math.min(2, room.maxAdults),
    units: Math.max(1, Math.floor((facts.units * shares[at]!) / sum)),
    price: room.price + random.int(-3, 3) * 100,
    amenities: amenitiesIn(room, facts, random),
  }))
}

/** Better hotels have slightly larger rooms of the same type. */
const usualStars = (code: string) => (/deluxe|executive|villa/.test(code) ? 4 : 3)

function fits(
  { code, stars, needs, picture }: RoomKind,
  { kind, stars: own, seaMetres, amenities }: Facts,
): boolean {
  if (own < stars[0] || own > stars[1]) return false
  if (kind === 'apartments') return needs === 'kitchen'
  if (kind === 'ryokan') return needs === 'tatami' || (needs === undefined && picture === 'twin' && own >= 3)
  if (kind === 'resort' && (picture === 'single' || code === 'triple')) return false
  if (needs === 'sea') return seaMetres !== null && seaMetres <= 500
  if (needs === 'family') return amenities.includes('family_rooms')
  if (needs === 'villa') return kind === 'resort'
  return needs === undefined
}

function amenitiesIn(
  { code, sizeM2, picture }: Pick<RoomKind, 'code' | 'sizeM2' | 'picture'>,
  facts: Facts,
  random: Random,
): string[] {
  const { stars, kind, amenities } = facts
  const has = {
    private_bathroom: stars >= 2 || random.chance(60),
    bathtub: stars >= 4 && (sizeM2 >= 30 || random.chance(40)),
    balcony: kind === 'resort' ? random.chance(75) : random.chance(18),
    sea_view: code === 'sea-view-double',
    kitchenette: kind === 'apartments',
    desk: picture !== 'family' && picture !== 'triple' && random.chance(70),
    minibar: stars >= 4,
    tea_coffee: stars >= 3 || random.chance(30),
    safe: stars >= 4 || random.chance(25),
    air_conditioning: amenities.includes('air_conditioning'),
    tv: stars >= 2 || random.chance(50),
    washing_machine: kind === 'apartments' && random.chance(60),
    soundproofing: stars >= 4 && random.chance(50),
    living_room: /suite|bedroom/.test(code),
    private_pool: code === 'pool-villa',
  }
  return Object.entries(has).flatMap(([id, there]) => (there ? [id] : []))
}
