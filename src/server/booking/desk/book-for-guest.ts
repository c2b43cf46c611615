import type { DeskBooking } from '#contract/desk/orders.ts'
import { guestForStaff } from '../../accounts/guest-for-staff.ts'
import type { Tx } from '../../db/database.ts'
import type { DeskCaller } from '../../http/caller.ts'
import { bookStay } from '../book-stay.ts'
import type { DeskBookingContext } from './desk-order.ts'
import { findScopedOrder } from './desk-store.ts'
import { answerWith, auditOrder, changerOf } from './order-change.ts'

/** Telephone booking: the guest's account is found or created, and the payment link is mailed. */
export async function bookAtDesk(
  context: DeskBookingContext,
  tx: Tx,
  input: DeskBooking,
  caller: DeskCaller,
) {
  const { guest_lang: lang, ...booking } = input
  const guest = await guestForStaff(tx, { email: booking.contact.email, lang, now: context.now() })
  const onBehalf = {
    ...caller,
    // Holds count for the guest, not for the network of the desk.
    address: 'page',
    locale: lang,
    session: { id: 'desk', guestId: guest.id, account: guest.account },
  }
  const booked = await bookStay(context, tx, booking, onBehalf)
  if (!booked.ok) return booked
  const order = (await findScopedOrder(tx, { number: booked.value.order_no, hotels: null }))!
  await auditOrder(tx, context, order, changerOf(caller), {
    action: 'order_booked',
    after: { guest: booking.contact.name, email: booking.contact.email },
  })
  return answerWith(context, tx, order, caller)
}
