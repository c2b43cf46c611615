import { formatDates } from '#words/format.ts'
import { traceOfCaller } from '../audit/record-audit.ts'
import { findOrders, wordsOf } from '../booking/desk/find-orders.ts'
import type { Pool } from '../db/database.ts'
import type { Finder } from '../desk/search-desk.ts'
import { searchTickets } from '../feedback/inbox-tickets.ts'
import { findGuests } from '../guests/find-guests.ts'
import { findHotelNames } from '../hotels/find-hotel-names.ts'
import { staffOf } from '../http/caller.ts'
import { ticketRow } from '../inbox/entry-rows.ts'

const most = 5
const noFilter = {
  ...{ states: null, hotel: null, arriving: null, departing: null, booked: null, method: null, agent: null },
  ...{ unpaidBy: null, contactAt: null },
}

type Parts = { db: Pool; now: () => number }

/** The searches of the desk, by feature. */
export const deskFinders = ({ db, now }: Parts): Finder[] => [
  {
    needs: 'orders.see',
    isForStaff: false,
    find: async (q, caller) => {
      const { hotels } = staffOf(caller)
      const contactAt = hotels === null ? null : new Date(now())
      const filter = { ...noFilter, hotels, words: wordsOf(q), contactAt }
      const { rows } = await findOrders(db, filter, { before: null, limit: most })
      return rows.map(({ number, snapshot, contact }) => ({
        kind: 'order',
        id: number,
        label: number,
        hint: [
          contact.name,
          snapshot.names.hotel[caller.locale],
          formatDates(snapshot.stay.arrival, snapshot.stay.departure, caller.locale),
        ].join(' · '),
      }))
    },
  },
  {
    needs: 'guests.see',
    isForStaff: true,
    find: async (q, caller) => {
      const { locale, zone } = caller
      const { value } = await findGuests({ db, now }, q, { locale, zone, trace: traceOfCaller(caller) })
      return value.list
        .slice(0, most)
        .map(({ id, name, account }) => ({ kind: 'guest', id, label: name || account, hint: account }))
    },
  },
  {
    needs: 'hotels.see',
    isForStaff: false,
    find: async (q, caller) => {
      const asked = { text: q, within: staffOf(caller).hotels, locale: caller.locale }
      const found = await findHotelNames(db, asked)
      return found
        .slice(0, most)
        .map(({ id, name, city }) => ({ kind: 'hotel', id, label: name, hint: city }))
    },
  },
  {
    needs: 'inbox.see',
    isForStaff: true,
    find: async (q) => {
      const tickets = await searchTickets(db, q, most)
      return tickets.map((ticket) => {
        const { key, title } = ticketRow(ticket)
        return { kind: 'ticket', id: key, label: title, hint: ticket.number }
      })
    },
  },
]
