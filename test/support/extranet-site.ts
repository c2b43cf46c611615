import assert from 'node:assert/strict'
import type { Booked } from '#contract/booking.ts'
import { addMonths } from '#domain/time/plain-date.ts'
import { instantOf } from '#domain/time/zone-time.ts'
import { traceOfCommand } from '#server/audit/record-audit.ts'
import { inviteStaff } from '#server/desk/manage-staff.ts'
import { openDesk } from '#server/desk/open-desk.ts'
import { openSecret } from '#server/secret-keys/secret.ts'
import { openParts } from '#server/startup/open-parts.ts'
import { testApp } from './app.ts'
import { bookingFields, fillForBooking, findRate } from './bookings.ts'
import { ask, haveGuests, sessionByNumber } from './guests.ts'
import { settleDue } from './settle-due.ts'

/** A site at the evening of an arrival: one guest arrives, one stayed last month and wrote a review and a question. */
export async function openExtranetSite({ env = {} }: { env?: Record<string, string> } = {}) {
  let ahead = 0
  const clock = () => Date.now() + ahead
  const app = await testApp({ pages: true, findSession: sessionByNumber, clock, env })
  const { db, settings } = app
  await fillForBooking(app, Date.now(), 30)
  await haveGuests(db, [1])
  const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const arrival = day(2)
  const { hotel } = await findRate(app, { payment: 'prepay', s_d: arrival, e_d: day(4), left: 3 })
  const book = async (name: string, at = hotel) => {
    const { rate } = await findRate(app, { payment: 'prepay', hotel: at, s_d: arrival, e_d: day(4) })
    const fields = bookingFields(rate.quote, { 'contact[name]': name })
    const { body } = await ask(app, 'hot/r_commit', fields, { headers: { authentic: '1' } })
    assert.equal(body.code, 1, JSON.stringify(body))
    const { order_id: orderId, order_no: number, due_now } = body.data as unknown as Booked
    await settleDue(app.booking, { orderId, kind: 'captured', ...due_now, now: clock() })
    return { orderId, number }
  }
  const arriving = await book('Grace Adeyemi')
  const stayed = await book('Wang Qi')
  const [other] = await db<
    { id: string }[]
  >`select id from hotels where id <> ${hotel} order by id desc limit 1`
  const foreign = await book('Jonas Weber', (await elsewhere(hotel)) ?? other!.id)
  const lastMonth = addMonths(`${arrival.slice(0, 7)}-01`, -1)
  await db`
    update orders set state = 'completed', arrival = ${lastMonth}::date + 9, departure = ${lastMonth}::date + 11
    where id = ${stayed.orderId}`
  await db`
    insert into guest_reviews (order_id, account_id, hotel_id, state, score, marks, title, body, locale, author, images,
      written_at, decided_at)
    values (${stayed.orderId}, 1, ${hotel}, 'published', 8, '{null,null,null,null,null}', 'Quiet, good noodles',
      'We slept well.', 'en', 'Wang Q.', '{}', now(), now())`
  await db`
    insert into questions (hotel_id, account_id, state, body, locale, author, asked_at, decided_at)
    values (${hotel}, 1, 'published', 'Is the cot free of charge?', 'en', 'Hana S.', now(), now())`
  const [place] = await db<{ zone: string; name: string }[]>`
    select time_zone as zone, name_en as name from hotels where id = ${hotel}`
  ahead = instantOf(arrival, '20:00', place!.zone) - Date.now()

  async function elsewhere(not: string): Promise<string | null> {
    for (const { id } of await db<
      { id: string }[]
    >`select id from hotels where id <> ${not} order by id limit 20`) {
      const found = await findRate(app, { payment: 'prepay', hotel: id, s_d: arrival, e_d: day(4) }).catch(
        () => null,
      )
      if (found) return id
    }
    return null
  }

  const { outbox } = openParts({ db, settings, clock }).mailing
  const desk = openDesk({
    db,
    settings,
    secret: openSecret(settings),
    outbox,
    origin: () => base,
    now: clock,
  })
  /** The address of the invitation of a new hotelier. */
  const invite = async (email: string, hotels: readonly string[] = [hotel]) => {
    const invited = await inviteStaff(
      desk,
      { email, name: 'Gu Min', role: 'hotelier', hotels: [...hotels], locale: 'en' },
      { trace: traceOfCommand('journey'), isMailed: false },
    )
    assert.ok(invited.ok)
    return invited.value.url
  }
  return { app, db, base, hotel, hotelName: place!.name, arriving, stayed, foreign, lastMonth, clock, invite }
}
