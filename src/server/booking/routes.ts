import type { Booked, Booking, Order } from '#contract/booking.ts'
import type { OrderEdit } from '#contract/changes.ts'
import * as endpoints from '#contract/endpoints.ts'
import { ok } from '#domain/result.ts'
import { orderAnswers } from '#words/booking/order-answers.ts'
import { type Caller, guestOf } from '../http/caller.ts'
import { bind, type RunIdempotently } from '../http/dispatch.ts'
import { bookStay } from './book-stay.ts'
import { cancelOrder, simulateCancellation } from './cancel-order.ts'
import { changeOrder, simulateChange } from './change/change-order.ts'
import { editOrder } from './change/edit-order.ts'
import type { BookingContext } from './context.ts'
import { editRequests } from './edit-requests.ts'
import { listOrders } from './list-orders.ts'
import { previewDiscount } from './preview-discount.ts'
import { takeLowerPrice } from './reprice-order.ts'
import { reviewStay } from './review-stay.ts'
import { showOrder, showOrderStatus, wholeOrder } from './show-order.ts'

type Cancelling = { id: string; room?: string; sim: string }

export function bookingRoutes(context: BookingContext) {
  const book = async (booking: Booking, caller: Caller, runIdempotently: RunIdempotently<Booked>) => {
    const ready = await withKeysAndRates(context)
    const answer = await runIdempotently((tx) => bookStay(ready, tx, booking, caller))
    context.onStep?.('booked')
    return answer
  }
  const cancel = async (input: Cancelling, caller: Caller, runIdempotently: RunIdempotently<Order>) => {
    const ready = await withKeysAndRates(context)
    const answer = await runIdempotently(async (tx) => {
      const cancelled = await cancelOrder(ready, tx, { ...input, guestId: guestOf(caller) })
      if (!cancelled.ok) return cancelled
      const say = orderAnswers(caller.locale)
      const msg = cancelled.value.state === 'cancelled' ? say.cancelled : say.roomCancelled
      return { ...ok(await wholeOrder(context, tx, cancelled.value, caller.locale)), msg }
    })
    context.onStep?.('cancelled')
    return answer
  }
  const own = ({ id }: { id: string }, caller: Caller) => ({
    id,
    guestId: guestOf(caller),
    locale: caller.locale,
  })
  return [
    bind(endpoints.previewDiscount, async (input, caller) =>
      previewDiscount(await withKeysAndRates(context), {
        ...input,
        guestId: guestOf(caller),
        locale: caller.locale,
      }),
    ),
    bind(endpoints.bookStay, book),
    bind(endpoints.listOrders, (input, caller) =>
      listOrders(context, { ...input, guestId: guestOf(caller), locale: caller.locale }),
    ),
    bind(endpoints.showOrder, (input, caller) => showOrder(context, own(input, caller))),
    bind(endpoints.checkOrder, (input, caller) => showOrderStatus(context, own(input, caller))),
    bind(endpoints.previewCancellation, (input, caller) =>
      simulateCancellation(context, { ...input, guestId: guestOf(caller) }),
    ),
    bind(endpoints.takeLowerPrice, ({ id }, caller, runIdempotently) =>
      runIdempotently(async (tx) => {
        const taken = await takeLowerPrice(context, tx, { id, guestId: guestOf(caller) })
        return taken.ok ? ok(await wholeOrder(context, tx, taken.value, caller.locale)) : taken
      }),
    ),
    bind(endpoints.editRequests, (input, caller, runIdempotently) =>
      runIdempotently(async (tx) => {
        const edited = await editRequests(context, tx, { ...input, guestId: guestOf(caller) })
        if (!edited.ok) return edited
        const msg = orderAnswers(caller.locale).requestsSaved
        return { ...ok(await wholeOrder(context, tx, edited.value, caller.locale)), msg }
      }),
    ),
    bind(endpoints.previewChange, async (input, caller) =>
      simulateChange(await withKeysAndRates(context), input, {
        guestId: guestOf(caller),
        locale: caller.locale,
      }),
    ),
    bind(endpoints.changeOrder, async (input, caller, runIdempotently) => {
      const ready = await withKeysAndRates(context)
      const answer = await runIdempotently((tx) => changeOrder(ready, tx, input, guestOf(caller)))
      context.onStep?.('changed')
      return answer
    }),
    bind(endpoints.editOrder, (input, caller, runIdempotently) =>
      runIdempotently(async (tx) => {
        const edited = await editOrder(context, tx, { ...input, guestId: guestOf(caller) })
        if (!edited.ok) return edited
        const say = orderAnswers(caller.locale)
        const msg = isOfBill(input) ? say.billSaved : say.requestsSaved
        return { ...ok(await wholeOrder(context, tx, edited.value, caller.locale)), msg }
      }),
    ),
    bind(endpoints.reviewStay, (form, caller) => reviewStay(context, form, caller)),
    bind(endpoints.cancelOrder, ({ id, sim }, caller, runIdempotently) =>
      cancel({ id, sim }, caller, runIdempotently),
    ),
    bind(endpoints.cancelRoom, ({ id, room, sim }, caller, runIdempotently) =>
      cancel({ id, room, sim }, caller, runIdempotently),
    ),
  ]
}

/**
 * Keys and rates are read before a transaction begins. Inside it they would need a second connection, and as many
 * commits as connections would deadlock.
 */
export async function withKeysAndRates(context: BookingContext): Promise<BookingContext> {
  const [keys, rates] = await Promise.all([context.keyring(), context.rates()])
  return { ...context, keyring: async () => keys, rates: async () => rates }
}

/** The hotel is not told about a bill. */
const isOfBill = ({ arrival, wishes, guests }: Pick<OrderEdit, 'arrival' | 'wishes' | 'guests'>) =>
  arrival === undefined && wishes === undefined && guests === undefined
