import type { DeskGuest } from '#contract/desk/guests.ts'
import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import { accountForDesk } from '../accounts/desk-accounts.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { countOrdersOfGuest, factsOf, readOrdersOfGuest } from '../booking/desk/order-briefs.ts'
import type { Db } from '../db/database.ts'
import { readMovements } from '../points/read-movements.ts'
import type { GuestsContext, Looking } from './context.ts'

const mostOrders = 50
const mostMovements = 50

/** A look at a guest, which is written to the audit log. */
export async function showGuest(context: GuestsContext, id: Id, looking: Looking) {
  const shown = await describeGuest(context, context.db, id, looking)
  if (!shown.ok) return shown
  await recordAudit(context.db, looking.trace, {
    action: 'guest_seen',
    object: objectOf(shown.value),
    now: context.now(),
  })
  return shown
}

export const objectOf = ({ id, email, mobile }: Pick<DeskGuest, 'id' | 'email' | 'mobile'>) =>
  ({ kind: 'guest', id, name: email ?? mobile ?? id }) as const

/** Everything that the desk shows about a guest. */
export async function describeGuest(context: GuestsContext, db: Db, id: Id, { locale, zone }: Looking) {
  const now = context.now()
  const found = await accountForDesk(db, id, { locale, now })
  if (!found) return refuse('not_found')
  const { account, isConfirmed, createdAt, sessions, events } = found
  const [standing, isAgent, hasOpenOrders, orders, total, movements, consents, written] = await Promise.all([
    context.features.standingOf(db, id),
    context.hasApplied(db, id),
    context.features.hasOpenOrders(db, id),
    readOrdersOfGuest(db, id, mostOrders),
    countOrdersOfGuest(db, id),
    readMovements(db, id),
    context.consentsOf(db, id),
    context.writtenBy(db, id),
  ])
  const at = (date: Date) => isoInstant(date.getTime(), zone)
  return ok<DeskGuest>({
    id,
    name: account.name,
    email: account.email,
    mobile: account.mobile,
    phone: account.phone,
    lang: account.lang,
    currency: account.currency,
    created_at: at(createdAt),
    is_confirmed: isConfirmed,
    has_password: account.password !== null,
    closes_at: account.closesAt && at(account.closesAt),
    points: standing.points,
    level: standing.level,
    is_agent: isAgent,
    has_open_orders: hasOpenOrders,
    orders: orders.map((row) => {
      const { number, state, hotel, arrival, departure, total: sum } = factsOf(row, now)
      return { number, state, hotel: hotel[locale], arrival, departure, total: sum }
    }),
    orders_total: total,
    sessions: sessions.map(({ id: session, device, network, openedAt, usedAt }) => ({
      id: session,
      device,
      network,
      opened: at(openedAt),
      used: at(usedAt),
    })),
    movements: movements
      .slice(0, mostMovements)
      .map(({ id: movement, kind, note, at: when, points, balance }) => ({
        id: movement,
        kind,
        note,
        at: isoInstant(Date.parse(when), zone),
        points,
        balance,
      })),
    consents: consents.map(({ kind, text, at: since }) => ({ kind, text, at: since && at(since) })),
    events: events.map(({ id: event, text, device, network, at: when }) => ({
      id: event,
      text,
      device,
      network,
      at: at(when),
    })),
    written: written.map(({ key, title, at: when }) => ({ key, title, at: isoInstant(when, zone) })),
  })
}
