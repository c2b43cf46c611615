import type { Booked } from '#contract/booking.ts'
import { defaultRoles } from '#domain/permissions.ts'
import type { testApp } from './app.ts'
import { bookingFields, findRate } from './bookings.ts'
import { haveStaff } from './desk.ts'
import { ask } from './guests.ts'
import { settleDue } from './settle-due.ts'

type App = Awaited<ReturnType<typeof testApp>>
type Body = Readonly<Record<string, unknown>>

/** A paid order of one hotel, another hotel, and a valid input for every endpoint of the desk. */
export async function openMatrixSite(app: App, now: number) {
  const day = (ahead: number) => new Date(now + ahead * 86_400_000).toISOString().slice(0, 10)
  const found = await findRate(app, { payment: 'prepay', s_d: day(30), e_d: day(32) })
  const email = 'matrix.guest@example.com'
  const { body } = await ask(app, 'hot/r_commit', bookingFields(found.rate.quote), {
    headers: { authentic: '1' },
  })
  const order = body.data as unknown as Booked
  await settleDue(app.booking, {
    orderId: order.order_id,
    kind: 'captured',
    amount: order.due_now.amount,
    currency: order.due_now.currency,
    now,
  })
  const contact = { name: 'Matrix Guest', email, phone: '+8613912345678' }
  await app.db`update orders set contact = ${app.db.json(contact)} where id = ${order.order_id}`
  const [hotel] = await app.db<{ name: string; other: string }[]>`
    select name_en as name, (select id from hotels other where other.id <> hotels.id order by id desc limit 1) as other
    from hotels where id = ${found.hotel}`
  const subject = await haveStaff(app.db, { role: 'content' })
  const { rate } = await findRate(app, { payment: 'prepay', s_d: day(40), e_d: day(41) })
  const number = order.order_no
  const shown = { number, version: 2 }
  const reason = 'The boiler is out'
  const password = 'lamp and ink 88'
  const promotion = {
    code: 'SPRING5',
    of: 'percent',
    value: 500,
    booked_from: '2027-01-01T00:00:00Z',
    booked_until: '2028-01-01T00:00:00Z',
    min_nights: 1,
  }
  const inputs: Record<string, Body> = {
    'session/show': {},
    'session/log_in': { email: 'nobody@desk.example', password },
    'session/second_factor': { code: '123456' },
    'session/log_out': {},
    'session/forgot': { email: 'nobody@desk.example' },
    'session/invitation': { link: 'unknown' },
    'session/accept': { link: 'unknown', password },
    'session/begin_totp': {},
    'session/confirm_totp': { code: '123456' },
    'session/passkey_options': {},
    'session/passkey': { answer: '{}' },
    'session/passkey_creation': {},
    'session/add_passkey': { answer: '{}' },
    'session/remove_passkey': { id: 'unknown' },
    'session/reauthenticate': { password },
    'session/list': {},
    'session/end': { id: '999999' },
    'staff/list': {},
    'staff/invite': { email: 'new@desk.example', name: 'New', role: 'content' },
    'staff/invite_again': { id: subject.id },
    'staff/change': { id: subject.id, name: 'Changed', role: 'content' },
    'staff/remove': { id: '999999' },
    'staff/end_sessions': { id: subject.id },
    'staff/role': { role: 'content', permissions: [...defaultRoles.content] },
    'hotels/find': { q: hotel!.name },
    'hotels/cities': { q: 'Paris' },
    'hotels/add': { name_en: 'New', name_zh: '新', city: 'europe-france-paris' },
    'hotels/list': { q: hotel!.name },
    'hotels/lead': { number: 'P23456789A' },
    'hotels/accept_lead': {
      number: 'P23456789A',
      name_en: 'New',
      name_zh: '新',
      city: 'europe-france-paris',
    },
    'hotels/show': { id: found.hotel },
    'hotels/watch': { id: found.hotel },
    'hotels/change': { id: found.hotel, changes: [{ key: 'facts||floors', from: 'x', to: '3' }] },
    'hotels/prices': { id: found.hotel, room: 'unknown', from: day(30), to: day(31), price: 1 },
    'hotels/close_from': { id: found.hotel, room: 'unknown', from: day(30) },
    'hotels/photograph': { id: found.hotel, file: new File(['x'], 'x.jpg') },
    'hotels/draft_text': { id: found.hotel, text: 'Hello', to: 'zh' },
    'hotels/preview_states': { ids: [found.hotel], state: 'closed' },
    'hotels/set_states': { ids: [found.hotel], state: 'open' },
    'audit/list': {},
    'orders/list': { q: number, view: 'all' },
    'orders/show': { number },
    'orders/watch': { number },
    'orders/cancel': { ...shown, refund: 0, reason },
    'orders/cancel_beyond': { ...shown, refund: 0, reason },
    'orders/refund': { ...shown, amount: 1, reason },
    'orders/decide': { number, approval: '999999', approve: true },
    'orders/no_show': shown,
    'orders/correct': { ...shown, contact, guests: [{ first: 'Ada', last: 'Lovelace' }] },
    'orders/resend': shown,
    'orders/payment_link': shown,
    'orders/note': { number, text: 'A note' },
    'orders/book': { quote: rate.quote, guests: [{ first: 'A', last: 'B' }], contact, guest_lang: 'en' },
    'promotions/list': {},
    'promotions/show': { code: 'SPRING5' },
    'promotions/try': { ...promotion, quote: rate.quote },
    'promotions/save': { ...promotion, before: null },
    'promotions/stop': { code: 'SPRING5' },
    'payments/list': {},
    'payments/show': { number: `${number}P1` },
    'payments/check': { number: `${number}P1` },
    'payments/seen': { number: `${number}P1`, reason },
    'payments/retry': { number: `${number}P1`, reason },
    'payments/paid_elsewhere': { number: `${number}P1`, reason },
    'payments/assign': { number: `${number}P1`, order: number, reason },
    'payments/books': { from: '2027-05-01', to: '2027-05-31' },
    'payments/books_file': { from: '2027-05-01', to: '2027-05-31' },
    'today/show': {},
    'today/take': { key: 'hold:1', take: true },
    'calendar/hotels': {},
    'calendar/show': { hotel: found.hotel },
    'calendar/changes': { hotel: found.hotel },
    'calendar/watch': { hotel: found.hotel },
    'calendar/change': {
      hotel: found.hotel,
      edit: { field: 'closed', value: null },
      rows: [{ room: found.room.id, plan: null, nights: [day(50)], seen: [null] }],
    },
    'calendar/undo': { hotel: found.hotel, change: '999999' },
    'calendar/redo': { hotel: found.hotel, change: '999999' },
  }
  return { inputs, number, email, hotelName: hotel!.name, otherHotel: hotel!.other }
}
