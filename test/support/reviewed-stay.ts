import type { Booked } from '#contract/booking.ts'
import type { testApp } from './app.ts'
import { bookingFields, findRate } from './bookings.ts'
import { ask } from './guests.ts'

type App = Awaited<ReturnType<typeof testApp>>
type Written = { score: number; text: string; title?: string; from: string; to: string; guest?: string }

/** A booking of a guest and its review, which waits for moderation. */
export async function haveReviewedStay(
  app: App,
  { score, text, title = 'Loud', from, to, guest = '1' }: Written,
) {
  const found = await findRate(app, { payment: 'at_hotel', free: true, s_d: from, e_d: to })
  const { body } = await ask(app, 'hot/r_commit', bookingFields(found.rate.quote), {
    headers: { authentic: guest },
  })
  const { order_id: order, order_no: number } = body.data as unknown as Booked
  const [review] = await app.db<{ id: string }[]>`
    insert into guest_reviews (order_id, account_id, hotel_id, state, score, marks, title, body, locale, author, images,
      written_at)
    values (${order}, ${guest}, ${found.hotel}, 'waiting', ${score}, '{2,null,9,1,null}', ${title}, ${text}, 'en',
      'Ada L.', '{}', now())
    returning id`
  return { review: review!.id, hotel: found.hotel, order, number }
}
