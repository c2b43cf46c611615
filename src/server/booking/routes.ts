import type { Booked, Booking, Order } from '#contract/booking.ts'
import * as endpoints from '#contract/endpoints.ts'
import { ok } from '#domain/result.ts'
import { orderAnswers } from '#words/order-answers.ts'
import { type Caller, guestOf } from '../http/caller.ts'
import { bind, type Once } from '../http/dispatch.ts'
import { bookStay } from './book-stay.ts'
import { cancelOrder, simulateCancellation } from './cancel-order.ts'
import { listOrders } from './list-orders.ts'
import { takeLowerPrice } from './lower-price.ts'
import { previewDiscount } from './preview-discount.ts'
import { reviewStay } from './review-stay.ts'
import { showOrder, showOrderStatus, wholeOrder } from './show-order.ts'
import type { BookingWorld } from './world.ts'

type Cancelling = { id: string; room?: string; sim: string }

export function bookingRoutes(world: BookingWorld) {
  const book = async (booking: Booking, caller: Caller, once: Once<Booked>) => {
    const ready = await withKeysAndRates(world)
    const answer = await once((tx) => bookStay(ready, tx, booking, caller))
    world.onStep?.('booked')
    return answer
  }
  const cancel = async (input: Cancelling, caller: Caller, once: Once<Order>) => {
    const ready = await withKeysAndRates(world)
    const answer = await once(async (tx) => {
      const cancelled = await cancelOrder(ready, tx, { ...input, guestId: guestOf(caller) })
      if (!cancelled.ok) return cancelled
      const say = orderAnswers(caller.locale)
      const msg = cancelled.value.state === 'cancelled' ? say.cancelled : say.roomCancelled
      return { ...ok(await wholeOrder(world, tx, cancelled.value, caller.locale)), msg }
    })
    world.onStep?.('cancelled')
    return answer
  }
  const own = ({ id }: { id: string }, caller: Caller) => ({
    id,
    guestId: guestOf(caller),
    locale: caller.locale,
  })
  return [
    bind(endpoints.previewDiscount, async (input, caller) =>
      previewDiscount(await withKeysAndRates(world), {
        ...input,
        guestId: guestOf(caller),
        locale: caller.locale,
      }),
    ),
    bind(endpoints.bookStay, book),
    bind(endpoints.listOrders, (input, caller) =>
      listOrders(world, { ...input, guestId: guestOf(caller), locale: caller.locale }),
    ),
    bind(endpoints.showOrder, (input, caller) => showOrder(world, own(input, caller))),
    bind(endpoints.checkOrder, (input, caller) => showOrderStatus(world, own(input, caller))),
    bind(endpoints.previewCancellation, (input, caller) =>
      simulateCancellation(world, { ...input, guestId: guestOf(caller) }),
    ),
    bind(endpoints.takeLowerPrice, ({ id }, caller, once) =>
      once(async (tx) => {
        const taken = await takeLowerPrice(world, tx, { id, guestId: guestOf(caller) })
        return taken.ok ? ok(await wholeOrder(world, tx, taken.value, caller.locale)) : taken
      }),
    ),
    bind(endpoints.reviewStay, (form, caller) => reviewStay(world, form, caller)),
    bind(endpoints.cancelOrder, ({ id, sim }, caller, once) => cancel({ id, sim }, caller, once)),
    bind(endpoints.cancelRoom, ({ id, room, sim }, caller, once) => cancel({ id, room, sim }, caller, once)),
  ]
}

/**
 * Read before a transaction begins: inside it they would wait for one more connection, and where as many commits as
 * there are connections do so at once, for ever.
 */
export async function withKeysAndRates(world: BookingWorld): Promise<BookingWorld> {
  const [keys, rates] = await Promise.all([world.keyring(), world.rates()])
  return { ...world, keyring: async () => keys, rates: async () => rates }
}
