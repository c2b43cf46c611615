import type { HolidayList, HolidayQuery } from '#contract/hotels.ts'
import { joinDays } from '#domain/calendar/special-days.ts'
import { ok } from '#domain/result.ts'
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '#domain/stay/stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import { calendarWords } from '#words/search/calendar.ts'
import type { Db } from '../db/database.ts'
import { publicHolidays } from '../inventory/calendar/public-holidays.ts'
import type { Places } from '../places/open-places.ts'
import type { Country } from '../places/place.ts'
import { findHotel } from './find-hotel.ts'

type Context = { readonly db: Db; readonly places: Places; readonly now: () => number }

/** Public holidays of the guest's and the stay's country on the days that are sold; unknown countries have none. */
export async function listHolidays(context: Context, query: HolidayQuery, locale: Locale) {
  const days = soldDays(query, context.now())
  const countries = await countriesOf(context, query)
  const lists = await Promise.all(
    countries.map(async ({ code, name }) => {
      const holidays = await publicHolidays(code, days)
      const joined = joinDays(holidays.map((one) => ({ ...one, name: one.name[locale] })))
      return joined.map((one) => ({ ...one, country: name[locale] }))
    }),
  )
  const list = [...Map.groupBy(lists.flat(), ({ from, to, name }) => `${from} ${to} ${name}`).values()]
    .map(([one, ...others]) => {
      const { from, to, name, country } = one!
      // A holiday of both countries needs neither.
      const isOfAll = others.length + 1 === countries.length
      return { from, to, name: isOfAll ? name : calendarWords(locale).holidayOf(name, country) }
    })
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
  return ok<HolidayList>({ list })
}

/** Only years in which stays are sold are computed. */
function soldDays({ from, to }: HolidayQuery, now: number) {
  const today = dateIn('UTC', now)
  const [first, last] = [addDays(today, -2), addDays(today, MAX_DAYS_AHEAD + MAX_NIGHTS)]
  return { from: from < first ? first : from, to: to > last ? last : to }
}

/** The country of the stay, then the guest's if it is another. */
async function countriesOf(
  { db, places }: Context,
  { id, kw, home }: HolidayQuery,
): Promise<Pick<Country, 'code' | 'name'>[]> {
  const index = await places()
  const hotel = id === undefined ? null : await findHotel(db, id)
  const place = hotel ? index.byId.get(hotel.city) : kw === undefined ? undefined : index.bySlug.get(kw)
  const there = place?.country
  const own =
    home === undefined || home === there?.code
      ? undefined
      : index.countries.en.find(({ country }) => country.code === home)?.country
  return [...(there ? [there] : []), ...(own ? [own] : [])]
}
