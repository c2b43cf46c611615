import type { DeskChatGuest } from '#contract/desk/chat.ts'
import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import { greetingName } from '#domain/text/person-name.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import { formatInstantInZone } from '#words/format.ts'
import { readGuest } from '../accounts/find-guest.ts'
import { guestContact } from '../accounts/guest-contact.ts'
import { factsOf, type OrderFacts, readOrdersOfGuest } from '../booking/desk/order-briefs.ts'
import type { Attendant, DeskChatContext } from './desk-context.ts'
import { readDeskConversation } from './desk-store.ts'

const mostOrders = 5
const upcoming: readonly string[] = ['held', 'confirmed', 'staying', 'payment_review']

/** The guest beside a conversation: the next stay first, then other bookings and what they wrote. */
export async function showGuest(context: DeskChatContext, id: Id, { locale, zone }: Attendant) {
  const { db } = context
  const now = context.now()
  const conversation = await readDeskConversation(db, id)
  if (!conversation) return refuse('not_found')
  const { guestId, page, locale: lang } = conversation
  const nobody: DeskChatGuest = {
    ...{ guest_id: null, name: '', account: '', level: null, lang, page, orders: [], before: [] },
    facts: { guest: null, order: null, hotel: null, deadline: null },
  }
  if (guestId === null) return ok(nobody)
  const [guest, contact, standing, rows, before] = await Promise.all([
    readGuest(db, guestId),
    guestContact(db, guestId),
    context.standingOf(db, guestId),
    readOrdersOfGuest(db, guestId, 20),
    context.writtenBy(db, guestId),
  ])
  if (!guest || !contact) return ok(nobody)
  const orders = rows.map((row) => factsOf(row, now)).sort(byNeed)
  const [first] = orders
  return ok<DeskChatGuest>({
    guest_id: guestId,
    name: contact.name,
    account: guest.account,
    level: standing.level,
    lang,
    page,
    orders: orders.slice(0, mostOrders).map(({ number, state, hotel, arrival, departure }) => ({
      number,
      state,
      hotel: hotel[locale],
      arrival,
      departure,
    })),
    before: before.map(({ key, title, at }) => ({ key, title, at: isoInstant(at, zone) })),
    facts: {
      guest: greetingName(contact.name) || null,
      order: first?.number ?? null,
      hotel: first?.hotel[lang] ?? null,
      deadline: first?.deadline ? formatInstantInZone(first.deadline, lang, first.zone) : null,
    },
  })
}

/** Stays that are still ahead come first, the next one before later ones; past ones by date, the newest first. */
function byNeed(a: OrderFacts, b: OrderFacts): number {
  const [isAhead, isOtherAhead] = [upcoming.includes(a.state), upcoming.includes(b.state)]
  if (isAhead !== isOtherAhead) return isAhead ? -1 : 1
  return isAhead ? a.arrival.localeCompare(b.arrival) : b.arrival.localeCompare(a.arrival)
}
