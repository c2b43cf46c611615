import { CALENDAR_NIGHTS } from '#domain/price/prices.ts'
import type { Day } from '#domain/time/plain-date.ts'
import { dateOf, weekdayOf } from '#domain/time/plain-date.ts'
import type { City } from '#gazetteer/city.ts'
import { monthsOf } from '#gazetteer/seasons.ts'
import type { Setting } from '../kinds.ts'
import { createRandom, hashOf } from '../random.ts'
import { holidaysOf } from './holidays.ts'

const laterWeekend = 'SA KW QA BH OM EG JO IQ LY DZ SD YE SY AF BD'.split(' ')
const leisure: readonly Setting[] = ['beach', 'island', 'mountain', 'countryside', 'garden', 'desert']

/** Each night's price relative to the average, in basis points, for all hotels of a city. */
export type CityCalendar = {
  readonly business: Uint16Array
  readonly leisure: Uint16Array
}

/** Calendars of cities for one seed and first night; shared parts are computed once. */
export function cityCalendars(seed: number, base: Day): (city: City) => CityCalendar {
  const dates = Array.from({ length: CALENDAR_NIGHTS }, (_, night) => monthAndDay(base + night))
  const holidays = new Map<string, Uint8Array>()
  return (city) => {
    const ofCountry = holidays.get(city.country) ?? holidaysOf(city.country, base, CALENDAR_NIGHTS)
    holidays.set(city.country, ofCountry)
    return calendarFrom(monthsOf(city), dates, ofCountry, eventsOf(city, base, seed), base, weekendOf(city))
  }
}

type MonthAndDay = readonly [month: number, day: number]

function monthAndDay(day: Day): MonthAndDay {
  const date = dateOf(day)
  return [Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))]
}

const weekendOf = ({ country }: City) => (laterWeekend.includes(country) ? [3, 4] : [4, 5])

function calendarFrom(
  months: readonly number[],
  dates: readonly MonthAndDay[],
  holidays: Uint8Array,
  events: Uint8Array,
  base: Day,
  weekend: readonly number[],
): CityCalendar {
  const business = new Uint16Array(CALENDAR_NIGHTS)
  const leisureNights = new Uint16Array(CALENDAR_NIGHTS)
  for (let night = 0; night < CALENDAR_NIGHTS; night++) {
    const weekday = weekdayOf(base + night)
    const season = seasonAt(months, dates[night]!) + (holidays[night]! + events[night]!) * 100
    const isWeekend = weekday === weekend[0] || weekday === weekend[1]
    const isAfter = weekday === (weekend[1]! + 1) % 7
    business[night] = Math.floor((season * (isWeekend ? 99 : isAfter ? 93 : 103)) / 100)
    leisureNights[night] = Math.floor((season * (isWeekend ? 118 : isAfter ? 97 : 94)) / 100)
  }
  return { business, leisure: leisureNights }
}

/** Linear interpolation between the middles of two months. */
function seasonAt(months: readonly number[], [month, dayOfMonth]: MonthAndDay): number {
  const other = (month + (dayOfMonth < 15 ? 11 : 1)) % 12
  const away = Math.min(15, Math.abs(dayOfMonth - 15))
  return Math.floor((months[month]! * (30 - away) * 100 + months[other]! * away * 100) / 30)
}

/** A few weeks a year with a fair or a festival. */
function eventsOf(city: City, base: Day, seed: number): Uint8Array {
  const added = new Uint8Array(CALENDAR_NIGHTS)
  const firstWeek = Math.floor(base / 7)
  for (let week = firstWeek; week * 7 < base + CALENDAR_NIGHTS; week++) {
    const random = createRandom(seed, city.id, week, 'event')
    if (!random.chance(5)) continue
    const percent = random.int(10, 32)
    const start = week * 7 + random.int(0, 4) - base
    const end = start + random.int(2, 5)
    for (let night = start; night < end; night++) {
      if (night >= 0 && night < CALENDAR_NIGHTS) added[night] = percent
    }
  }
  return added
}

/** The nightly prices of a room type, in steps of the currency. */
export function roomCalendar(
  city: CityCalendar,
  facts: { setting: Setting; base: Day; seed: number },
  steps: number,
): Int32Array {
  const factors = leisure.includes(facts.setting) ? city.leisure : city.business
  const prices = new Int32Array(CALENDAR_NIGHTS)
  const mood = hashOf([facts.seed, 'mood'])
  for (let night = 0; night < CALENDAR_NIGHTS; night++) {
    const noise = 9_700 + ((Math.imul(facts.base + night + mood, 0x9e3779b1) >>> 16) % 600)
    prices[night] = Math.max(1, Math.round((steps * factors[night]! * noise) / 100_000_000))
  }
  return prices
}
