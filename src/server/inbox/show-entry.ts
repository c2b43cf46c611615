import type { InboxEntry } from '#contract/desk/inbox.ts'
import { ok, refuse } from '#domain/result.ts'
import { greetingName } from '#domain/text/person-name.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import { formatInstantInZone } from '#words/format.ts'
import { readGuest } from '../accounts/find-guest.ts'
import { guestContact } from '../accounts/guest-contact.ts'
import { countOrdersOfGuest, type OrderFacts, orderFacts } from '../booking/desk/order-briefs.ts'
import { hotelNames } from '../hotels/find-hotel-names.ts'
import { showForStaff as readLead } from '../partners/follow-lead.ts'
import type { InboxTx, Reader } from './context.ts'
import { describeEntry } from './describe-entry.ts'
import type { EntryRow } from './entry-rows.ts'
import { findEntry } from './find-entry.ts'
import { presentRows } from './present-rows.ts'
import { readNotes } from './store.ts'

/** One entry with everything that staff needs to decide about it. */
export async function showEntry(context: InboxTx, key: string, reader: Reader) {
  const { db } = context
  const row = await findEntry(db, key, reader.locale)
  if (!row) return refuse('not_found')
  const [[shown], body, notes, order, guest] = await Promise.all([
    presentRows(db, [row], reader),
    describeEntry(context, key, reader),
    readNotes(db, key),
    row.orderId === null ? null : orderFacts(db, row.orderId, context.now()),
    guestOf(context, row),
  ])
  if (!shown || !body) return refuse('not_found')
  return ok<InboxEntry>({
    ...shown,
    guest,
    order: order && {
      number: order.number,
      state: order.state,
      hotel: order.hotel[reader.locale],
      arrival: order.arrival,
      departure: order.departure,
      total: order.total,
      paid: order.paid,
      free_until: order.freeUntil === null ? null : isoInstant(order.freeUntil, reader.zone),
    },
    notes: notes.map(({ by, text, at }) => ({ by, text, at: isoInstant(at.getTime(), reader.zone) })),
    facts: await macroFactsOf(context, row, order, guest),
    body,
  })
}

async function guestOf({ db, standingOf }: InboxTx, row: EntryRow): Promise<InboxEntry['guest']> {
  if (row.guestId === null) {
    if (row.kind === 'lead') {
      const lead = await readLead(db, row.key.slice('lead:'.length))
      return (
        lead && {
          id: null,
          name: lead.name,
          account: lead.email,
          lang: lead.locale,
          level: null,
          orders: null,
        }
      )
    }
    return { id: null, name: '', account: row.writer, lang: row.lang, level: null, orders: null }
  }
  const { guestId } = row
  const [guest, contact] = await Promise.all([readGuest(db, guestId), guestContact(db, guestId)])
  if (!guest || !contact) return null
  const [{ level }, orders] = await Promise.all([standingOf(db, guestId), countOrdersOfGuest(db, guestId)])
  return { id: guest.id, name: contact.name, account: guest.account, lang: row.lang, level, orders }
}

/** Facts for macros, in the guest's language and in the time zone of the hotel. */
async function macroFactsOf(
  { db }: InboxTx,
  row: EntryRow,
  order: OrderFacts | null,
  guest: InboxEntry['guest'],
): Promise<InboxEntry['facts']> {
  const { lang } = row
  const hotel =
    order?.hotel[lang] ??
    (row.hotelId === null ? undefined : (await hotelNames(db, [row.hotelId], lang)).get(row.hotelId))
  return {
    guest: greetingName(guest?.name || order?.contact.name || '') || null,
    order: order?.number ?? null,
    hotel: hotel ?? null,
    deadline: order?.deadline ? formatInstantInZone(order.deadline, lang, order.zone) : null,
  }
}
