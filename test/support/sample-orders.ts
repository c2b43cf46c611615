import type { Order, OrderSummary } from '#contract/booking.ts'

const cny = (amount: number) => ({ amount, currency: 'CNY' })

const hotel: Order['hotel'] = {
  id: '7',
  name: 'Harbour Lamp',
  name_other: '港灯酒店',
  address: '1 Quay, Tokyo',
  address_other: '东京码头1号',
  phone: '+81 3 0000 0000',
  lat: 35.6,
  lon: 139.7,
  time_zone: 'Asia/Tokyo',
  check_in_from: '15:00',
  check_out_until: '11:00',
  currency: 'JPY',
  image: null,
}
const stay = { s_d: '2026-12-12', e_d: '2026-12-15', rooms: 1, adults: 2, ages: [] }
export const windows: Order['cancellation']['windows'] = [
  { from: null, to: '2026-12-10T18:00:00+09:00', fee: cny(0), refund: cny(90_000), uncharged: cny(0) },
  {
    from: '2026-12-10T18:00:00+09:00',
    to: '2026-12-12T15:00:00+09:00',
    fee: cny(30_000),
    refund: cny(60_000),
    uncharged: cny(0),
  },
  { from: '2026-12-12T15:00:00+09:00', to: null, fee: cny(90_000), refund: cny(0), uncharged: cny(0) },
]
const price: Order['price'] = {
  lines: [{ kind: 'room', name: '1 room, 3 nights', amount: cny(90_000), at_hotel: false }],
  total: cny(95_000),
  due_now: cny(90_000),
  due_later: cny(0),
  due_at_hotel: cny(5_000),
}
export const now = Date.parse('2026-12-08T10:00:00+09:00')

/** A prepaid order of three nights in Tokyo, two days before its deadline. */
export const sampleOrder = (change: Partial<Order> = {}): Order => ({
  order_id: '9',
  order_no: 'LS12345678',
  state: 'confirmed',
  version: 2,
  now: '2026-12-08T10:00:00+09:00',
  check_in: '2026-12-12T15:00:00+09:00',
  check_out: '2026-12-15T11:00:00+09:00',
  hotel,
  stay,
  board: 'breakfast',
  rooms: [
    {
      id: '1',
      name: 'Harbour Double',
      name_other: '海港大床房',
      room_type: '2',
      rate: '3',
      rate_name: 'Flexible',
      guests: [{ first: 'Wei', last: 'Lin' }],
      adults: 2,
      ages: [],
      state: 'confirmed',
      price,
    },
  ],
  price,
  cancellation: { label: 'free', free_until: '2026-12-10T18:00:00+09:00', windows },
  payment: {
    type: 'prepay',
    state: 'captured',
    method: 'alipay',
    methods: ['alipay'],
    means: [],
    checking: false,
    captured: cny(90_000),
    held: cny(0),
    refunded: cny(0),
    charged: null,
  },
  dues: [{ id: '1', kind: 'first', amount: cny(90_000), due_at: null, state: 'paid' }],
  revisions: [{ n: 1, at: '2026-11-15T10:31:00+09:00', by: 'guest', what: 'booked', total: cny(95_000) }],
  pay_before: null,
  collect_at: null,
  contact: { name: 'Wei Lin', email: 'wei@lodestar.example', phone: '+8613800138000' },
  arrival: null,
  wishes: null,
  points: 0,
  events: [
    { at: '2026-11-15T10:31:00+09:00', state: 'held', kind: 'booked', by: 'guest', facts: {} },
    {
      at: '2026-11-15T10:34:00+09:00',
      state: 'confirmed',
      kind: 'captured',
      by: 'provider',
      facts: { amount: 90_000 },
    },
  ],
  rerate: null,
  actions: {
    pay: 'not_payable',
    cancel: null,
    review: 'not_reviewable',
    message: null,
    rerate: 'not_reratable',
    requests: null,
  },
  ...change,
})

/** The same order as shown in the list. */
export const sampleSummary = (change: Partial<OrderSummary> = {}): OrderSummary => ({
  order_id: '9',
  order_no: 'LS12345678',
  state: 'confirmed',
  now: '2026-12-08T10:00:00+09:00',
  hotel,
  stay,
  room_name: 'Harbour Double',
  total: cny(95_000),
  due_now: cny(90_000),
  due_at_hotel: cny(5_000),
  captured: cny(90_000),
  refunded: cny(0),
  payment: 'prepay',
  pay_before: null,
  free_until: '2026-12-10T18:00:00+09:00',
  windows,
  check_in: '2026-12-12T15:00:00+09:00',
  check_out: '2026-12-15T11:00:00+09:00',
  booked_at: '2026-11-15T10:31:00+09:00',
  reviewed: false,
  last_event: {
    at: '2026-11-15T10:34:00+09:00',
    state: 'confirmed',
    kind: 'captured',
    by: 'provider',
    facts: {},
  },
  ...change,
})
