import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PriceCalendar } from '#contract/hotels.ts'
import type { PlaceGuide } from '#contract/places.ts'
import type { HotelPage } from '#contract/search.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { testApp } from '#test/support/app.ts'
import { fillCatalogue } from '../demo-loader/fill-catalogue.ts'

const now = Date.parse('2026-11-15T08:00:00Z')
const today = '2026-11-15'
const { http, db } = await testApp({ clock: () => now })
await fillCatalogue(db, { hotels: 400, now })

const data = async <Data>(url: string) => (await http.inject({ url })).json<{ data: Data }>().data
const guide = (kw: string, more = '') => data<PlaceGuide>(`/api/hot/hs_des?lang=en&kw=${kw}${more}`)

/** The coming year, requested in parts. */
async function year(kw: string, more = ''): Promise<PriceCalendar> {
  const pieces = await Promise.all(
    [0, 90, 180, 270, 360].map((from) => {
      const to = Math.min(from + 89, 364)
      return data<PriceCalendar>(
        `/api/hot/r_calendar?lang=en&kw=${kw}&from=${addDays(today, from)}&to=${addDays(today, to)}${more}`,
      )
    }),
  )
  return pieces.flat()
}
const leastOf = (days: PriceCalendar) => {
  const amounts = days.flatMap(({ total }) => (total ? [total.amount] : []))
  return amounts.length > 0 ? Math.min(...amounts) : null
}

test('the price of a month is that of its cheapest day', async () => {
  for (const [kw, more] of [
    ['asia-china-shanghai', ''],
    ['europe-france-paris', '&currency=EUR'],
    ['asia-china-shanghai-lujiazui', '&currency=JPY'],
  ] as const) {
    const [{ months }, days] = [await guide(kw, more), await year(kw, more)]
    assert.equal(months.length, 12)
    for (const { month, from } of months) {
      const ofMonth = days.filter(({ date }) => Number(date.slice(5, 7)) === month)
      assert.equal(from?.amount ?? null, leastOf(ofMonth), `${kw} ${month}`)
    }
  }
})

test('the price of a district is that of its cheapest day of the year', async () => {
  const { districts } = await guide('asia-china-shanghai')
  const priced = districts.filter(({ from }) => from !== null)
  assert.ok(priced.length > 3)
  for (const { slug, from } of priced.slice(0, 3)) assert.equal(from?.amount, leastOf(await year(slug)))
})

test('a place without hotels has no prices', async () => {
  const [row] = await db<{ slug: string }[]>`
    select slug from places where kind = 'city' and id not in (select city from hotels) limit 1`
  const { months } = await guide(row!.slug)
  assert.ok(months.every(({ from }) => from === null))
})

test('a spot has the hotels that a search around it finds, and its guide calls them near', async () => {
  const spots = await db<{ slug: string; name: string; hotels: number }[]>`
    select distinct on (kind) slug, name_en as name, hotels from places
    where kind in ('airport', 'station', 'landmark') and hotels > 1 order by kind, hotels, id`
  assert.equal(spots.length, 3)
  for (const { slug, name, hotels } of spots) {
    const dates = `s_d=${addDays(today, 30)}&e_d=${addDays(today, 31)}`
    const { total, place } = await data<HotelPage>(`/api/hot/hlis?lang=en&kw=${slug}&${dates}`)
    assert.deepEqual([place?.hotels, total], [hotels, hotels], slug)
    const { intro, faq, tdk } = await guide(slug)
    assert.ok(intro.startsWith(`There are ${hotels} hotels near ${name},`), intro)
    assert.equal(tdk.title, `Hotels near ${name}`)
    // Only for a climate with clear seasons.
    const when = faq.find(({ question }) => question.startsWith('When are hotels'))
    assert.equal(
      when?.question ?? `When are hotels near ${name} cheapest?`,
      `When are hotels near ${name} cheapest?`,
    )
  }
})
