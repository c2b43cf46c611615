import assert from 'node:assert/strict'
import { test } from 'node:test'
import { encodeForm } from '#contract/encode.ts'
import type { HotelPage, HotelQuery } from '#contract/search.ts'
import { createRandom, type Random } from '#demo/random.ts'
import { addDays, dateOf, dayOf, weekdayOf } from '#domain/time/plain-date.ts'
import { areaOf } from '#test/reference/areas.ts'
import { candidatesOf } from '#test/reference/candidates.ts'
import { facetsOf, pricesOf } from '#test/reference/facets.ts'
import { type Candidate, listed } from '#test/reference/filters.ts'
import { openReference } from '#test/reference/open-reference.ts'
import { ranksOf, sorted } from '#test/reference/sorts.ts'

const questions = 300
const { app, engine, today, readWorld, asker } = await openReference()
const context = await readWorld()

type Dates = { s_d: string; e_d: string }
type Asked = HotelQuery & { stays: Dates[]; lengths: Dates[][] }

const from = (s_d: string, nights: number): Dates => ({ s_d, e_d: addDays(s_d, nights) })

/** A random question with flexible dates, and every stay that it leaves open, in order of preference. */
function flexible(query: HotelQuery, random: Random): Asked {
  const asked = dayOf(query.s_d)
  const nights = dayOf(query.e_d) - asked
  if (random.chance(60)) {
    const flex = random.pick([1, 2, 3, 3, 4, 7])
    const shifts = Array.from({ length: flex * 2 + 1 }, (_, at) => at - flex)
    const stays = shifts
      .toSorted((a, b) => Math.abs(a) - Math.abs(b) || a - b)
      .map((shift) => from(dateOf(asked + shift), nights))
    const shown = flex <= 3 ? [nights - 1, nights, nights + 1] : [nights]
    const lengths = shown
      .filter((length) => length >= 1 && length <= 30)
      .map((length) => shifts.map((shift) => from(dateOf(asked + shift), length)))
    return { ...query, flex, stays, lengths }
  }
  const month = addDays(today, random.int(0, 500)).slice(0, 7)
  const days = Array.from({ length: 31 }, (_, day) => dateOf(dayOf(`${month}-01`) + day))
  const inMonth = days.filter((day) => day.slice(0, 7) === month)
  const isWeekend = random.chance(40)
  const length = isWeekend ? 2 : random.pick([1, 3, 5, 7, 14, 28])
  const stays = isWeekend
    ? inMonth.filter((day) => weekdayOf(dayOf(day)) === 4).map((day) => from(day, 2))
    : inMonth
        .map((day) => from(day, length))
        .filter(({ e_d }) => dayOf(e_d) - dayOf(`${month}-01`) <= inMonth.length)
  const asks = isWeekend ? { weekend: month } : { nights: length, month }
  return { ...query, ...asks, ...stays[0]!, stays, lengths: [stays] }
}

/** Offers of every stay together, in order of preference: a plain search over them is the flexible search. */
function together(query: Asked, candidates: readonly (readonly Candidate[])[]): Candidate[] {
  return candidates[0]!.map((one, at) => ({
    ...one,
    offers: candidates.flatMap((ofStay, stay) =>
      ofStay[at]!.offers.map((offer) => ({ ...offer, stay: query.stays[stay]! })),
    ),
  }))
}

const offersIn = (query: HotelQuery, stay: Dates) => {
  const place = query.kw === undefined ? null : context.places.bySlug.get(query.kw)!
  return candidatesOf(context, { ...query, ...stay }, areaOf(context.hotels, place, query))
}

const bestOf = (query: Asked) =>
  query.lengths.flat().flatMap((stay) => {
    const totals = listed(offersIn(query, stay), query).flatMap(({ offer }) => offer?.shown ?? [])
    const total = { amount: Math.min(...totals), currency: query.currency }
    return totals.length > 0 ? [{ ...stay, total }] : []
  })

/** The list, the pins, the counts and the best totals of every stay, all stays tried one by one. */
async function compare(query: Asked): Promise<HotelPage | null> {
  const { stays, lengths, ...asked } = query
  const told = JSON.stringify(asked)
  const [page, facets] = await Promise.all([engine.listHotels(asked, 'en'), engine.countHotels(asked, 'en')])
  if (!page.ok) {
    assert.deepEqual(facets, page, told)
    return null
  }
  assert.ok(facets.ok, told)
  if (page.value.zoom_in) {
    assert.deepEqual([page.value.best, page.value.list], [[], []], told)
    return null
  }
  const candidates = together(
    query,
    stays.map((stay) => offersIn(query, stay)),
  )
  const place = query.kw === undefined ? null : context.places.bySlug.get(query.kw)!
  const found = sorted(listed(candidates, query), ranksOf(context, candidates, place), query)
  const shown = found.slice((query.page - 1) * query.page_size, query.page * query.page_size)

  const { list, total, available, best } = page.value
  assert.deepEqual([total, available], [found.length, found.filter(({ offer }) => offer).length], told)
  assert.deepEqual(
    list.map(({ id, offer, stay }) => [id, offer?.total.amount ?? null, offer ? stay : null]),
    shown.map(({ hotel, offer }) => [
      hotel.id,
      offer?.shown ?? null,
      offer ? (offer as unknown as { stay: Dates }).stay : null,
    ]),
    told,
  )
  if (query.flex !== undefined) {
    const plain = new Map(listed(offersIn(query, stays[0]!), query).map((one) => [one.hotel.id, one.offer]))
    assert.deepEqual(
      list.map(({ asked }) => asked?.amount ?? null),
      shown.map(({ hotel }) => plain.get(hotel.id)?.shown ?? null),
      told,
    )
  }
  assert.deepEqual(
    best!.filter(({ total }) => total),
    bestOf(query),
    told,
  )
  assert.deepEqual(facets.value.facets, facetsOf(candidates, query), told)
  assert.deepEqual(facets.value.price, pricesOf(candidates, query, query.currency), told)
  assert.equal(facets.value.total, found.length, told)

  const { page: _, page_size: __, ...everywhere } = asked
  const answer = await app.http.inject({ url: `/api/hot/pins?${encodeForm({ ...everywhere, lang: 'en' })}` })
  const pins = answer.json<{
    data: { ids: string[]; amounts: (number | null)[]; stays: Dates[]; stay: number[] }
  }>().data
  const offered = found.map(({ offer }, at) => ({ offer, dates: pins.stays[pins.stay[at]!] }))
  assert.deepEqual(
    pins.ids,
    found.map(({ hotel }) => hotel.id),
    told,
  )
  assert.deepEqual(
    pins.amounts,
    found.map(({ offer }) => offer?.shown ?? null),
    told,
  )
  for (const { offer, dates } of offered)
    if (offer) assert.deepEqual(dates, (offer as unknown as { stay: Dates }).stay, told)
  return page.value
}

test(`${questions} searches with flexible dates equal a trial of every stay`, async () => {
  const ask = asker('flexible')
  const random = createRandom('flexible dates')
  let moved = 0
  for (let at = 0; at < questions; at += 1) {
    const query = flexible(ask(), random)
    const page = await compare(query)
    moved += page?.list.filter(({ stay }) => stay?.s_d !== query.s_d).length ?? 0
  }
  assert.ok(moved > questions, 'most hotels are cheaper on other dates')
})

const paris = { kw: 'europe-france-paris', s_d: addDays(today, 30), e_d: addDays(today, 33) }
const fieldsOf = async (query: object, lang = 'en') => {
  const answer = await app.http.inject({ url: `/api/hot/hlis?${encodeForm({ ...query, lang })}` })
  const { code, data } = answer.json<{ code: number; data: { fields?: Record<string, string> } }>()
  return code === 1 ? null : data.fields
}

test('combinations that contradict each other, and months without a stay, are refused in words', async () => {
  const { kw } = paris
  const several = 'Choose days around your dates, nights in a month or a weekend, not several of them'
  assert.deepEqual(await fieldsOf({ ...paris, flex: 3, nights: 5, month: '2027-03' }), { flex: several })
  assert.deepEqual(await fieldsOf({ kw, weekend: '2027-01', nights: 5, month: '2027-03' }), {
    weekend: several,
  })
  assert.deepEqual(await fieldsOf({ kw, month: '2027-03' }), { nights: 'Nights is required' })
  assert.deepEqual(await fieldsOf({ kw, nights: 5 }), { month: 'Month is required' })
  assert.deepEqual(await fieldsOf({ kw, flex: 2 }), {
    s_d: 'Check-in is required',
    e_d: 'Check-out is required',
  })
  assert.deepEqual(await fieldsOf({ ...paris, flex: 8 }), { flex: 'Days around cannot be greater than 7' })
  assert.deepEqual(await fieldsOf({ kw, nights: 31, month: '2027-03' }), {
    nights: 'Nights cannot be greater than 30',
  })
  assert.deepEqual(await fieldsOf({ kw, nights: 29, month: '2027-02' }, 'zh'), { nights: '该月没有这么多晚' })
  assert.deepEqual(await fieldsOf({ kw, weekend: '2027-1' }), {
    weekend: 'Please give a month such as 2027-03',
  })
  assert.deepEqual(await fieldsOf({ kw, weekend: '2026-10' }, 'zh'), {
    weekend: '该月份已过，请选择以后的月份',
  })
  assert.deepEqual(await fieldsOf({ kw, nights: 28, month: '2026-11' }), {
    month: 'No such stay is left in this month. Please choose a later one',
  })
  assert.deepEqual(await fieldsOf({ kw, nights: 3, month: '2028-09' }), {
    month: 'You can book up to 540 days ahead',
  })
})

test('answers with different flexible dates are cached apart', async () => {
  const urls = [{}, { flex: 1 }, { flex: 3 }].map(
    (more) => `/api/hot/hlis?${encodeForm({ ...paris, ...more, lang: 'en' })}`,
  )
  for (let time = 0; time < 3; time++) {
    const sizes = await Promise.all(
      urls.map(async (url) => (await app.http.inject({ url })).json<{ data: HotelPage }>().data.best?.length),
    )
    assert.deepEqual(sizes, [undefined, 9, 21])
  }
})
