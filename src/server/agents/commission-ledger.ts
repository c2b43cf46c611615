import { type Actor, byJob } from '#domain/actor.ts'
import type { Id } from '#domain/id.ts'
import type { Instant } from '#domain/time/zone-time.ts'
import type { Db, Tx } from '../db/database.ts'
import { postTransfer } from '../ledger/post-transfer.ts'
import { lockAccounts, newestEntries, readSums, sumsByPart } from '../ledger/read-account.ts'

/**
 * States of commission: `earned` can be paid out, `owed` was reversed after a payout (negative until the next payout
 * covers it), `requested` waits for staff to pay it.
 */
const stands = ['pending', 'earned', 'owed', 'requested', 'paid'] as const
type Stand = (typeof stands)[number]

const cost = 'commission:cost'
const accountOf = (agentId: Id, stand: Stand) => `commission:${stand}:${agentId}`

/** Serialises the postings of an agent. */
export const lockAgentAccounts = (tx: Tx, agentIds: readonly Id[]) =>
  lockAccounts(
    tx,
    agentIds.map((id) => accountOf(id, 'earned')),
  )

type Posting = {
  agentId: Id
  /** Idempotency key. */
  key: string
  kind: string
  orderId?: Id
  note?: string
  /** Defaults to the commission rules themselves. */
  by?: Actor
  /** Change of each state; the balancing entry is our cost. */
  moves: Partial<Record<Stand, number>>
  now: Instant
}

export async function postCommission(tx: Tx, { agentId, key, kind, orderId, note, by, moves, now }: Posting) {
  const entries = stands.flatMap((stand) => {
    const amount = moves[stand] ?? 0
    return amount === 0 ? [] : [{ account: accountOf(agentId, stand), unit: 'CNY', amount }]
  })
  const rest = entries.reduce((sum, { amount }) => sum + amount, 0)
  await postTransfer(tx, {
    key: `commission:${key}`,
    book: 'commission',
    kind,
    ...(orderId ? { orderId } : {}),
    ...(note ? { note } : {}),
    by: by ?? byJob('commission'),
    at: now,
    entries: [...entries, { account: cost, unit: 'CNY', amount: 0 - rest }],
  })
}

/** Corrections of an agent's earnings by staff, newest first. */
export const listCorrections = (db: Db, agentId: Id, limit: number) =>
  newestEntries(db, { account: accountOf(agentId, 'earned'), kind: 'corrected', limit })

/** The balances of all agents together. */
export async function readAllBalances(db: Db): Promise<Readonly<Record<Stand, number>>> {
  const sums = new Map((await sumsByPart(db, 'commission:')).map(({ part, sum }) => [part, sum]))
  const of = (stand: Stand) => sums.get(stand) ?? 0
  return {
    pending: of('pending'),
    earned: of('earned'),
    owed: of('owed'),
    requested: of('requested'),
    paid: of('paid'),
  }
}

export type Balances = Readonly<Record<Stand, number>> & {
  /** Total reversed so far. */
  readonly reversed: number
}

export async function readBalances(db: Db, agentId: Id): Promise<Balances> {
  const sums = await readSums(
    db,
    stands.map((stand) => accountOf(agentId, stand)),
  )
  const of = (stand: Stand) =>
    sums.filter(({ account }) => account === accountOf(agentId, stand)).reduce((sum, one) => sum + one.sum, 0)
  const reversed = sums.filter(({ kind }) => kind === 'reversed').reduce((sum, one) => sum - one.sum, 0)
  return {
    pending: of('pending'),
    earned: of('earned'),
    owed: of('owed'),
    requested: of('requested'),
    paid: of('paid'),
    reversed,
  }
}
