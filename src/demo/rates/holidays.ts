import type { Day } from '#domain/time/plain-date.ts'
import { dayOf } from '#domain/time/plain-date.ts'

type Holiday = Readonly<{ countries: string | null; from: string; nights: number; percent: number }>

/** Movable dates, for the years within the catalogue's range. */
const springFestivals = ['2026-02-16', '2027-02-05', '2028-01-25', '2029-02-12', '2030-02-02', '2031-01-22']
const chineseWorld = 'CN HK MO TW SG MY VN'

const yearly: readonly Holiday[] = [
  { countries: null, from: '12-29', nights: 4, percent: 24 },
  { countries: null, from: '12-23', nights: 3, percent: 8 },
  { countries: 'CN', from: '09-30', nights: 7, percent: 38 },
  { countries: 'CN', from: '04-30', nights: 5, percent: 26 },
  { countries: 'JP', from: '04-28', nights: 8, percent: 30 },
  { countries: 'JP', from: '08-11', nights: 5, percent: 22 },
  { countries: 'US', from: '07-02', nights: 4, percent: 16 },
  { countries: 'FR IT ES PT', from: '08-10', nights: 8, percent: 14 },
  { countries: 'TH LA MM KH', from: '04-12', nights: 5, percent: 20 },
]

/** The holiday surcharge of each night, in percent. */
export function holidaysOf(country: string, base: Day, nights: number): Uint8Array {
  const added = new Uint8Array(nights)
  const firstYear = new Date(base * 86_400_000).getUTCFullYear() - 1
  const years = [0, 1, 2, 3].map((later) => firstYear + later)
  const fixed = yearly.flatMap((holiday) =>
    years.map((year) => ({ ...holiday, from: `${year}-${holiday.from}` })),
  )
  const moving = springFestivals.map((from) => ({ countries: chineseWorld, from, nights: 7, percent: 34 }))
  for (const { countries, from, nights: length, percent } of [...fixed, ...moving]) {
    if (countries !== null && !countries.split(' ').includes(country)) continue
    const first = dayOf(from) - base
    for (let night = Math.max(0, first); night < Math.min(nights, first + length); night++) {
      added[night] = Math.max(added[night]!, percent)
    }
  }
  return added
}
