import type { GuestMatches } from '#contract/desk/guests.ts'
import { ok } from '#domain/result.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import { accountOf, searchAccounts } from '../accounts/desk-accounts.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { countOrdersOfGuests, ownerOfOrder } from '../booking/desk/order-briefs.ts'
import type { GuestsContext, Looking } from './context.ts'

const most = 30
const mostWords = 5
const orderNumber = /^LS[0-9A-Z]{9}$/i

/** `ad…@example.com`: enough to tell guests apart, too little to be copied from a list. */
export const masked = (account: string) => {
  const at = account.indexOf('@')
  if (at > 0) return `${account.slice(0, Math.min(2, at))}…${account.slice(at)}`
  return account.length > 7 ? `${account.slice(0, 5)}…${account.slice(-2)}` : account
}

/** Guests by name, address, number, or the number of a booking. The search is written to the audit log. */
export async function findGuests(
  context: Pick<GuestsContext, 'db' | 'now'>,
  q: string,
  { zone, trace }: Looking,
) {
  const { db } = context
  const text = q.trim()
  const owner = orderNumber.test(text) ? await ownerOfOrder(db, text.toUpperCase()) : null
  const words = text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords)
  const rows = owner
    ? (await searchAccounts(db, [owner.account], most)).filter(({ id }) => id === owner.id)
    : await searchAccounts(db, words, most + 1)
  const shown = rows.slice(0, most)
  const orders = await countOrdersOfGuests(
    db,
    shown.map(({ id }) => id),
  )
  await recordAudit(db, trace, {
    action: 'guests_searched',
    object: { kind: 'guest', id: '', name: text },
    after: { found: shown.length },
    now: context.now(),
  })
  return ok<GuestMatches>({
    list: shown.map((row) => ({
      id: row.id,
      name: row.name,
      account: masked(accountOf(row)),
      lang: row.lang,
      orders: orders.get(row.id) ?? 0,
      created_at: isoInstant(row.createdAt.getTime(), zone),
    })),
    is_more: rows.length > most,
  })
}
