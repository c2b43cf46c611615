import { type Day, weekdayOf } from '#domain/time/plain-date.ts'
import { createRandom, hashOf } from '../random.ts'

/** A night with some rooms of the type sold. */
export type SoldNight = Readonly<{ night: Day; sold: number }>

const longestAhead = 36

/**
 * Simulated bookings: most hotels are quiet, some are busy, a few are full for days. Near dates are sold more
 * than distant ones, Saturdays more than Mondays.
 */
export function soldNights(hotelSeed: number, room: number, units: number, today: Day): SoldNight[] {
  const random = createRandom(hotelSeed, 'sold', today)
  const full = random.chance(2)
  const fullNights = random.int(6, 20)
  const busy = random.chance(16)
  if (!full && !busy) return []
  const reach = busy ? random.int(8, longestAhead) : 0
  const own = hashOf([hotelSeed, room, 'sold'])
  const nights: SoldNight[] = []
  for (let ahead = 0; ahead < Math.max(reach, full ? fullNights : 0); ahead++) {
    const sold = full && ahead < fullNights ? units : soldBy(own, today + ahead, ahead, reach, units)
    if (sold > 0) nights.push({ night: today + ahead, sold })
  }
  return nights
}

function soldBy(own: number, night: Day, ahead: number, reach: number, units: number): number {
  const weekend = weekdayOf(night) >= 4 && weekdayOf(night) <= 5 ? 14 : 0
  const luck = (Math.imul(own + night, 0x85ebca6b) >>> 12) % 70
  const percent = Math.floor((100 * (reach - ahead)) / (reach + 1)) + weekend + luck - 62
  return Math.min(units, Math.max(0, Math.floor((units * percent) / 48)))
}
