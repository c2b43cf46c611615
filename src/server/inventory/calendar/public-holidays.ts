import type { Bilingual } from '#domain/text/locale.ts'
import { addDays, type PlainDate } from '#domain/time/plain-date.ts'
import { holidayNames } from '#words/desk/holidays.ts'
import { createLru } from '../../cache/lru.ts'

export type PublicHoliday = { readonly name: Bilingual; readonly from: PlainDate; readonly to: PlainDate }

/** Countries by years: every country for the years in which stays are sold. */
const mostCached = 1_000
const cached = createLru<readonly PublicHoliday[]>({ max: mostCached })
const dayMs = 86_400_000
const ourNames = new Map(holidayNames.map((name) => [name.en, name]))

/** National holidays that touch the days; none for a country that the tables do not have. */
export async function publicHolidays(
  country: string,
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
): Promise<PublicHoliday[]> {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  const years = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  const lists = await Promise.all(years.map((year) => holidaysOf(country, year)))
  return lists.flat().filter((one) => one.to >= from && one.from <= to)
}

async function holidaysOf(country: string, year: number): Promise<readonly PublicHoliday[]> {
  const key = `${country} ${year}`
  const known = cached.get(key)
  if (known) return known
  // The tables of all countries are large: they are loaded when a calendar is first opened.
  const { default: Holidays } = await import('date-holidays')
  const tables = new Holidays()
  tables.init(country, { types: ['public'], languages: ['en'] })
  const inChinese = new Map(
    tables.getHolidays(year, 'zh').map(({ date, rule, name }) => [`${date} ${rule}`, name]),
  )
  const found = tables.getHolidays(year, 'en').map(({ date, rule, name, start, end }) => {
    const days = Math.max(1, Math.round((end.getTime() - start.getTime()) / dayMs))
    const day = date.slice(0, 10)
    return {
      name: namesOf(name, inChinese.get(`${date} ${rule}`)),
      from: day,
      to: addDays(day, days - 1),
    }
  })
  cached.set(key, found)
  return found
}

/** Our own names, or those of the tables. */
function namesOf(given: string, inChinese: string | undefined): Bilingual {
  const en = given.replaceAll("'", '’')
  return ourNames.get(en) ?? { en, zh: inChinese ?? en }
}
