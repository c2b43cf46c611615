import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import type { CancellationPreview, OrderStatus } from '#contract/booking.ts'
import type { RoomList } from '#contract/hotels.ts'
import type { PaypalOrder } from '#contract/payments.ts'
import type { PopularPlaces } from '#contract/places.ts'
import type { HotelPage } from '#contract/search.ts'
import { createRandom } from '#demo/random.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { bookingFields } from '#test/support/bookings.ts'
import { isBusy } from '../upgrade/visitors.ts'

/** A guest who is signed in. */
export type Shopper = { readonly email: string; readonly token: string }
type Options = {
  readonly url: string
  readonly hotels: readonly string[]
  readonly today: string
  /** Where payers approve. */
  readonly cashier: string
  readonly pauseMs: number
}
type Fields = Record<string, string>
type Answer<Data> = { code: number; msg: string; data: Data }

export type ShopperTally = {
  /** Requests by endpoint or kind of file. */
  readonly requests: Map<string, number>
  readonly failures: string[]
  /** Answers of 503 with the time of the next try. */
  busy: number
  booked: number
  paid: number
  cancelled: number
  /** Refusals by endpoint and message. */
  readonly refusals: Map<string, number>
}

const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)

const POLLS = 100
const POLL_MS = 200
const FARTHEST_ARRIVAL_DAYS = 120

/**
 * Guests who search lists and maps, compare rooms and calendars, save hotels, pay by PayPal, cancel for a refund, chat and
 * upload pictures, each again and again, until they are stopped.
 */
export async function sendShoppers(shoppers: readonly Shopper[], options: Options) {
  const { url, hotels, today, cashier, pauseMs } = options
  const tally: ShopperTally = {
    ...{ requests: new Map(), failures: [], refusals: new Map() },
    ...{ busy: 0, booked: 0, paid: 0, cancelled: 0 },
  }
  const random = createRandom('bench', 'soak')
  let isOver = false

  async function ask(kind: string, path: string, init: RequestInit = {}): Promise<Response | null> {
    count(tally.requests, kind)
    try {
      const answer = await fetch(`${url}${path}`, init)
      if (isBusy(answer)) {
        tally.busy++
        await answer.arrayBuffer()
        await wait(Number(answer.headers.get('retry-after')) * 1000)
        return null
      }
      // A refusal, such as of a room that has just been sold, is an answer.
      if (answer.status < 500 && answer.status !== 404 && answer.status !== 429) return answer
      tally.failures.push(`${answer.status} ${path}: ${(await answer.text()).slice(0, 200)}`)
    } catch (error) {
      tally.failures.push(`${path}: ${(error as Error).cause ?? error}`)
    }
    return null
  }
  /** Null for a refusal. */
  async function call<Data>(path: string, by: Shopper, fields: Fields, method: 'GET' | 'POST' = 'GET') {
    const form = new URLSearchParams({ lang: random.pick(['en', 'zh']), ...fields })
    const inQuery = method === 'GET' ? `?${form}` : ''
    const init = { method, headers: { authentic: by.token }, ...(method === 'POST' ? { body: form } : {}) }
    const answer = await ask(path, `/api/${path}${inQuery}`, init)
    if (!answer) return null
    const { code, msg, data } = (await answer.json()) as Answer<Data>
    if (code === 1) return data
    count(tally.refusals, `${path}: ${msg}`)
    return null
  }
  const popular = (await (await fetch(`${url}/api/hot/popular?lang=en`)).json()) as Answer<PopularPlaces>
  const places = popular.data.list.map(({ slug }) => slug)
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#3a6' } })
    .png()
    .toBuffer()

  function randomStay(): Fields {
    const s_d = addDays(today, random.int(20, FARTHEST_ARRIVAL_DAYS))
    const party = { rooms: '1', adults: random.pick(['1', '2']) }
    return { s_d, e_d: addDays(s_d, random.int(1, 5)), ...party }
  }

  async function search(by: Shopper) {
    const query = { kw: random.pick(places), ...randomStay() }
    await call('search/search', by, { q: query.kw.split('-').at(-1)!.slice(0, random.int(1, 5)) })
    const [found] = await Promise.all([
      call<HotelPage>('hot/hlis', by, query),
      call('hot/hlithd', by, query),
      call('hot/pins', by, query),
    ])
    await call('hot/hlis', by, { ...query, sort: random.pick(['price', 'score', 'distance']) })
    await call('hot/hlis', by, { ...query, flex: '2' })
    const { kw, ...dates } = query
    await (await ask('list page', `/hotel-search/${kw}?${new URLSearchParams(dates)}`))?.text()
    const pictures = found?.list?.slice(0, 3).flatMap(({ images }) => images.slice(0, 1)) ?? []
    for (const { card, url: path } of pictures) await (await ask('picture', card ?? path))?.arrayBuffer()
  }

  async function compareRooms(by: Shopper) {
    const id = random.pick(hotels)
    const stay = randomStay()
    await (await ask('hotel page', `/zh/hotels/${id}?${new URLSearchParams(stay)}`))?.text()
    await call('hot/h_detail', by, { id })
    await call('hot/r_detail', by, { id, ...stay })
    await call('hot/reviews', by, { id })
    const days = { from: today, to: addDays(today, 60) }
    await call('hot/r_calendar', by, { id, ...days, rooms: '1', adults: '2' })
    await call('hot/price_level', by, { id, ...stay })
  }

  async function save(by: Shopper) {
    const id = random.pick(hotels)
    await call('hot/h_collect', by, { id, ...randomStay() }, 'POST')
    await call('hot/query_user_collect', by, { ids: id })
    await call('order/collect_lis', by, {})
    await call('order/cancelcollect', by, { ids: id }, 'POST')
    for (const path of ['order/o_list', 'order/trips', 'order/points', 'order/traces', 'user/info'])
      await call(path, by, {})
  }

  async function buy(by: Shopper) {
    const id = random.pick(hotels)
    const found = await call<RoomList>('hot/r_detail', by, { id, ...randomStay() })
    const rate = found?.rooms.flatMap(({ rates }) => rates).find(({ payment }) => payment === 'prepay')
    if (!rate) return
    const fields = bookingFields(rate.quote, { 'contact[email]': by.email }) as Fields
    const booked = await call<{ order_id: string }>('hot/r_commit', by, fields, 'POST')
    if (!booked) return
    tally.booked++
    const order = String(booked.order_id)
    if (await pay(by, order)) await cancel(by, order)
  }
  async function pay(by: Shopper, id: string): Promise<boolean> {
    const created = { id, req_id: `payment-${id}` }
    const begun = await call<PaypalOrder>('paypal/paypal_created_order', by, created, 'POST')
    if (!begun) return false
    const body = new URLSearchParams({ token: begun.paypal_id, act: 'approve' })
    await fetch(`${cashier}/checkoutnow`, { method: 'POST', body, redirect: 'manual' })
    await call('paypal/paypal_checkout_order', by, { id, req_id: `capture-${id}` }, 'POST')
    for (let left = POLLS; left > 0 && !isOver; left--, await wait(POLL_MS)) {
      const status = await call<OrderStatus>('order/query_order_status', by, { id })
      if (status?.state === 'confirmed') {
        tally.paid++
        return true
      }
    }
    if (!isOver) tally.failures.push(`order ${id} was not confirmed after its payment`)
    return false
  }
  async function cancel(by: Shopper, id: string) {
    await call('order/o_detail', by, { id })
    if (random.chance(50)) return
    const preview = await call<CancellationPreview>('order/s_cancel', by, { id })
    if (!preview) return
    const asked = { id, sim: preview.sim, req_id: `cancel-${id}` }
    if (await call('order/o_cancel', by, asked, 'POST')) tally.cancelled++
  }

  async function chat(by: Shopper) {
    await call('support/open', by, {}, 'POST')
    await call(
      'support/say',
      by,
      { id: `m-${random.int(0, 1e9)}-${Date.now()}`, text: 'Is breakfast included?' },
      'POST',
    )
    await call('support/messages', by, { after: '0' })
  }
  async function upload(by: Shopper) {
    const stored = await call<{ url: string }>(
      'tool/upBase64',
      by,
      { data: picture.toString('base64') },
      'POST',
    )
    if (stored) await (await ask('upload', stored.url, { headers: { authentic: by.token } }))?.arrayBuffer()
  }
  async function readSite() {
    const paths = [
      ...[
        '/article/sprite',
        '/zh/article/sprite',
        '/article/via/hangzhou-tea',
        '/docs/faq',
        '/zh/counties/all',
      ],
      ...['/feedback', '/guarantee', '/sitemap.xml', '/robots.txt'],
    ]
    await (await ask('other pages', random.pick(paths)))?.text()
  }

  const acts: readonly (readonly [(by: Shopper) => Promise<void>, number])[] = [
    [search, 40],
    [compareRooms, 25],
    [save, 12],
    [buy, 12],
    [readSite, 6],
    [chat, 3],
    [upload, 2],
  ]
  const shop = async (by: Shopper) => {
    while (!isOver) {
      const act = random.weighted(acts)
      await act(by).catch((error: unknown) => tally.failures.push(`${act.name}: ${error}`))
      await wait(pauseMs * (0.5 + random.int(0, 100) / 100))
    }
  }
  const all = shoppers.map(shop)
  return {
    tally,
    stop: async () => {
      isOver = true
      await Promise.all(all)
      return tally
    },
  }
}
