import type { Order } from '#contract/booking.ts'
import type { Locale } from '#domain/text/locale.ts'
import { orderWords } from '#words/booking/orders.ts'
import { formatGuestTime } from '#words/format.ts'
import { payStepWords } from '#words/payments/pay-step.ts'

const second = 1_000
const lastMinutes = 120 * second

/** How long the room is held by the guest's clock, as a sentence; in the last two minutes by the second. Null where nothing is held. */
export function holdSentence(
  { state, pay_before }: Pick<Order, 'state' | 'pay_before'>,
  now: number,
  locale: Locale,
  zone?: string,
) {
  if (state !== 'held' || pay_before === null) return null
  const say = payStepWords(locale)
  const left = Date.parse(pay_before) - now
  if (left <= 0) return { text: say.lapsed, isLate: true }
  if (left > lastMinutes)
    return {
      text: say.heldUntil(formatGuestTime(Date.parse(pay_before), zone), orderWords(locale).left(left)),
      isLate: false,
    }
  const seconds = Math.ceil(left / second)
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return { text: say.lastMinutes(clock), isLate: true }
}
