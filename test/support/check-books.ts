import { bookStay } from '#contract/endpoints.ts'
import type { OrderSnapshot } from '#domain/order/order-snapshot.ts'
import { mayOrderMove, type OrderState } from '#domain/order/order-states.ts'
import { promotionUseReturns } from '#domain/order/promotions.ts'
import { bookDifferences } from '#server/booking/settlement/check-books.ts'
import { type Db, type Pool, readingTransaction } from '#server/db/database.ts'
import { imbalances } from '#server/ledger/store.ts'

/** Number of occupied rooms by `room night`, for any reason. */
export type TakenNights = ReadonlyMap<string, number>

export const takenNights = async (db: Db): Promise<TakenNights> =>
  counted(
    await db<Count[]>`
      select room_type_id || ' ' || night as key, coalesce(stock.units, room_types.units) - free as n
      from inventory_nights as stock join room_types on room_types.id = room_type_id`,
  )

/**
 * Checks the tables for contradictions; returns none if all is well. `before` is the occupancy without
 * orders.
 */
export const checkBooks = (db: Pool, before: TakenNights): Promise<string[]> =>
  readingTransaction(db, async (tx) => {
    // Thousands of orders after a bench take longer than a page may.
    await tx`set local statement_timeout = 0`
    const orders = await readOrders(tx)
    return [
      ...(await wrongNights(tx, before)),
      ...orders.flatMap((order) => wrongOrder(order).map((what) => `order ${order.id} ${what}`)),
      ...(await wrongRequests(tx)),
      ...(await wrongPromotions(tx)),
      ...(await wrongMoney(tx)),
      ...(await wrongDirectories(tx)),
      ...(await imbalances(tx)).map(({ book, unit, sum }) => `book ${book} is ${sum} ${unit} out of balance`),
    ]
  })

type Count = { key: string; n: number }
const counted = (rows: readonly Count[]) => new Map(rows.map(({ key, n }) => [key, n]))

/** Orders in these states hold their rooms. */
const liveStates: readonly OrderState[] = [
  'held',
  'confirmed',
  'staying',
  'completed',
  'no_show',
  'payment_review',
]

async function wrongNights(db: Db, before: TakenNights): Promise<string[]> {
  const [taken, sold, held] = [
    await takenNights(db),
    counted(
      await db<Count[]>`
        select coalesce(order_rooms.room_type_id, orders.room_type_id) || ' ' || night::date as key, count(*)::int as n
        from orders join order_rooms on order_rooms.order_id = orders.id
          cross join generate_series(arrival, departure - 1, interval '1 day') as night
        where state in ${db(liveStates)} and cancelled_at is null group by 1`,
    ),
    counted(
      // Added nights of changes that wait for their payment.
      await db<Count[]>`
        select move ->> 'roomTypeId' || ' ' || night as key, sum((move ->> 'rooms')::int)::int as n
        from order_changes, jsonb_array_elements(taken) as move, jsonb_array_elements_text(move -> 'nights') as night
        where state = 'pending' group by 1`,
    ),
  ]
  return [...new Set([...taken.keys(), ...sold.keys(), ...held.keys(), ...before.keys()])].flatMap((key) => {
    const [gone, ordered, changes, others] = [taken, sold, held, before].map((map) => map.get(key) ?? 0) as [
      number,
      number,
      number,
      number,
    ]
    const orders = ordered + changes
    return gone === orders + others
      ? []
      : [`night ${key}: ${gone} are taken, ${orders} by orders and ${others} by others`]
  })
}

type Room = { position: number; isCancelled: boolean; paid: number; held: number }
type BookedOrder = {
  id: string
  state: OrderState
  promotion: string | null
  snapshot: OrderSnapshot
  rooms: Room[]
  events: { n: number; state: OrderState }[]
  /** Its points by the ledger. */
  points: number
  /** Lost by changes of the stay. */
  lostPoints: number
  uses: number
  mails: number
}

const readOrders = (db: Db) => db<BookedOrder[]>`
  with spent as (
    select order_id, account, -sum(amount) as points
    from ledger_entries join ledger_transfers on ledger_transfers.id = transfer_id
    where kind in ('spent', 'returned') and starts_with(account, 'points:guest:') group by order_id, account
  ), sent as (
    select split_part(event, ':', 2) as order_id, count(*) as mails from outbox
    where starts_with(event, 'order:') group by 1
  )
  select id, state, promotion, snapshot,
    coalesce((select json_agg(room) from (
      select position, cancelled_at is not null as "isCancelled",
        (select coalesce(sum(shares[position + 1]) filter (where order_dues.state in ('paid', 'capturing')), 0)
          from order_dues where order_id = orders.id) as paid,
        (select coalesce(sum(shares[position + 1]) filter (where order_dues.state = 'held'), 0)
          from order_dues where order_id = orders.id) as held
      from order_rooms where order_id = orders.id order by position) room), '[]') as rooms,
    coalesce((select json_agg(event) from (
      select n, state from order_events where order_id = orders.id order by n) event), '[]') as events,
    coalesce((select points from spent
      where spent.order_id = orders.id and account = 'points:guest:' || account_id), 0)::float8 as points,
    (select coalesce(sum((facts ->> 'points_lost')::int), 0)::int from order_events
      where order_id = orders.id and kind = 'changed') as "lostPoints",
    (select count(*)::int from promotion_uses where order_id = orders.id) as uses,
    coalesce((select mails from sent where sent.order_id = orders.id::text), 0)::int as mails
  from current_orders as orders order by id`

function wrongOrder({
  state,
  promotion,
  snapshot,
  rooms,
  events,
  points,
  lostPoints,
  uses,
  mails,
}: BookedOrder): string[] {
  const live = rooms.filter(({ isCancelled }) => !isCancelled)
  const isLive = liveStates.includes(state)
  const kept = rooms.reduce((sum, { paid }) => sum + paid, 0)
  const pointsIn = (some: readonly Room[]) =>
    some.reduce((sum, { position }) => sum + (snapshot.rooms[position]?.price.points ?? 0), 0)
  const least = isLive ? pointsIn(live) : 0
  // The points lost with a cancelled room depend on the time; it cannot keep points it never had.
  const most = least + lostPoints + pointsIn(rooms.filter(({ isCancelled }) => isCancelled))
  const isUsed = promotion !== null && !promotionUseReturns({ state, feesKept: kept })
  const faults: [boolean, string][] = [
    [rooms.length === snapshot.rooms.length, `has ${rooms.length} of ${snapshot.rooms.length} rooms`],
    [!isLive || live.length > 0, `is ${state} without rooms`],
    [state !== 'cancelled' || live.length === 0, 'is cancelled, but not all of its rooms are'],
    [events.length > 0, 'has no events'],
    [events.every(({ n }, at) => n === at + 1), 'lacks an event'],
    [['held', 'confirmed'].includes(events[0]?.state ?? ''), `began as ${events[0]?.state}`],
    [events.at(-1)?.state === state, `is ${state}, but was last moved to ${events.at(-1)?.state}`],
    [events.every(isMove), `went ${events.map((event) => event.state).join(' → ')}`],
    [rooms.every(({ isCancelled, held }) => !isCancelled || held === 0), 'holds money for a cancelled room'],
    [!['held', 'expired'].includes(state) || kept === 0, `is ${state}, but was paid ${kept}`],
    [least <= points && points <= most, `has ${points} points instead of ${least} to ${most}`],
    [uses === Number(isUsed), `has ${uses} uses of ${promotion}`],
    [mails > 0, 'was told to nobody'],
  ]
  return faults.filter(([isTrue]) => !isTrue).map(([, what]) => what)
}

const isMove = (
  { state }: { state: OrderState },
  at: number,
  events: readonly { state: OrderState }[],
): boolean => at === 0 || state === events[at - 1]!.state || mayOrderMove(events[at - 1]!.state, state)

/** Every guest who received an order number has that order, and no other orders exist. */
async function wrongRequests(db: Db): Promise<string[]> {
  const rows = await db<{ id: string | null; told: number; reqs: string | null }[]>`
    select orders.id, count(answered.req_id)::int as told, string_agg(answered.req_id, ', ') as reqs
    from orders full join (
      select req_id, guest_id, answer -> 'value' ->> 'order_id' as order_id from requests
      where endpoint = ${bookStay.path} and answer ->> 'ok' = 'true'
    ) answered on answered.order_id = orders.id::text and answered.guest_id = orders.account_id
    group by orders.id having orders.id is null or count(answered.req_id) <> 1`
  const [half] = await db<[{ n: number }]>`select count(*)::int as n from requests where answer is null`
  return [
    ...rows.map(({ id, told, reqs }) =>
      id === null
        ? `requests ${reqs} were told of orders that are not there`
        : `order ${id} was told ${told} times`,
    ),
    ...(half.n > 0 ? [`${half.n} requests have no answer`] : []),
  ]
}

/** Each captured payment settles a due, or is refunded in full; dues and payments agree. */
async function wrongMoney(db: Db): Promise<string[]> {
  const payments = await bookDifferences(db, Date.parse('9000-01-01'))
  const orphans = await db<{ id: string }[]>`
    select id from payments where orphan and captured <> refunded + coalesce((
      select sum(amount) from payment_operations
      where payment_id = payments.id and kind = 'refund' and state in ('planned', 'sent', 'unknown')), 0)`
  return [
    ...payments,
    ...orphans.map(({ id }) => `payment ${id} belongs to no order and does not go back whole`),
  ]
}

/** The directories name every order and payment with its own hotel and numbers. */
async function wrongDirectories(db: Db): Promise<string[]> {
  const rows = await db<{ what: string }[]>`
    select 'order ' || coalesce(orders.id, order_id) || ' is not in the directory as it is' as what
    from orders full join order_directory on order_id = orders.id
    where (orders.hotel_id, orders.account_id, orders.number, orders.quote_id) is distinct from
      (order_directory.hotel_id, order_directory.account_id, order_directory.number, order_directory.quote_id)
    union all
    select 'payment ' || coalesce(payments.id, payment_id) || ' is not in the directory as it is'
    from payments full join payment_directory on payment_id = payments.id
    where (payments.hotel_id, payments.order_id, payments.method, payments.out_no, payments.reference) is distinct from
      (payment_directory.hotel_id, payment_directory.order_id, payment_directory.method, payment_directory.out_no,
        payment_directory.reference)`
  return rows.map(({ what }) => what)
}

async function wrongPromotions(db: Db): Promise<string[]> {
  const rows = await db<{ code: string }[]>`
    select code from promotions where uses_in_all < (select count(*) from promotion_uses used where used.code = promotions.code)
      or uses_per_account < any (select count(*) from promotion_uses used where used.code = promotions.code group by account_id)`
  return rows.map(({ code }) => `promotion ${code} is used more often than it may be`)
}
