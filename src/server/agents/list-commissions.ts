import type { Commission, CommissionPage, CommissionQuery } from '#contract/agents.ts'
import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import { formatPercent } from '#words/format.ts'
import { agentWords } from '#words/loyalty/agents.ts'
import { numbersOf } from '../booking/desk/staff-orders.ts'
import type { Db } from '../db/database.ts'
import { statementFile } from '../ledger/statement-file.ts'
import { type CommissionRow, countByState, listCommissionsOf } from './commission-store.ts'
import { listPayoutsOf } from './payout-store.ts'
import { agentZone, cny, moment } from './present.ts'
import { readAgent } from './store.ts'

type Asked = CommissionQuery & { agentId: Id }

/** A fully reversed commission shows the reversed amount as negative, so that the statement explains itself. */
const amountOf = ({ rooms, reversed, state }: CommissionRow) =>
  state === 'reversed' ? 0 - reversed : rooms.reduce((sum, amount) => sum + amount, 0)

/** An agent's orders, newest first, without any data of the guest. */
export async function listCommissions(db: Db, { agentId, state, page, page_size }: Asked) {
  const [rows, counts] = await Promise.all([
    listCommissionsOf(db, {
      agentId,
      state: state ?? null,
      offset: (page - 1) * page_size,
      limit: page_size,
    }),
    countByState(db, agentId),
  ])
  const numbers = await numbersOf(
    db,
    rows.map(({ orderId }) => orderId),
  )
  const present = (row: CommissionRow): Commission => ({
    order_no: numbers.get(row.orderId) ?? '',
    state: row.state === 'held' ? 'pending' : row.state,
    base: cny(row.base),
    commission: cny(amountOf(row)),
    at: moment(row.bookedAt),
    rate: row.rate / 100,
    by_member: row.memberId !== null,
  })
  const total = state ? counts[state] : Object.values(counts).reduce((sum, count) => sum + count, 0)
  return ok<CommissionPage>({ list: rows.map(present), total, page, page_size })
}

const mostRows = 10_000

/** Every commission and payout as a file. */
export async function exportCommissions(db: Db, agentId: Id, locale: Locale) {
  if ((await readAgent(db, agentId))?.state !== 'approved') return refuse('not_found')
  const say = agentWords(locale)
  const [rows, payouts] = await Promise.all([
    listCommissionsOf(db, { agentId, state: null, offset: 0, limit: mostRows }),
    listPayoutsOf(db, agentId),
  ])
  const numbers = await numbersOf(
    db,
    rows.map(({ orderId }) => orderId),
  )
  const day = (at: number) => dateIn(agentZone, at)
  const amount = (fen: number) => (fen / 100).toFixed(2)
  const lines = [
    ...rows.map((row) => ({
      at: row.bookedAt,
      cells: [
        numbers.get(row.orderId) ?? '',
        row.memberId === null ? say.direct : say.byMember,
        formatPercent(row.rate),
        amount(row.base),
        amount(amountOf(row)),
        say.state(row.state === 'held' ? 'pending' : row.state),
      ],
    })),
    ...payouts.map((payout) => ({
      at: payout.requestedAt,
      cells: ['', say.payout, '', '', amount(0 - payout.amount), say.payoutState(payout.state)],
    })),
  ].sort((one, other) => other.at - one.at)
  return ok(
    statementFile(
      'commission',
      [say.date, say.order, say.kind, say.rate, say.baseCny, say.amountCny, say.stateColumn],
      lines.map(({ at, cells }) => [day(at), ...cells]),
    ),
  )
}
