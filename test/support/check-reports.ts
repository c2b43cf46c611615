import { converter } from '#domain/money/exchange.ts'
import type { OrderSnapshot } from '#domain/order/order-snapshot.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import type { Db } from '#server/db/database.ts'

type Order = {
  id: string
  hotel: string
  city: string
  plan: string
  agent: string | null
  commission: number
  state: OrderState
  snapshot: OrderSnapshot
  cancelled: number[]
  confirmed: boolean
  bookedDay: string
  cancelledDay: string | null
  staff: boolean
}

/** Sums by `split key day currency measure`. */
type Sums = Map<string, number>
const add = (sums: Sums, key: string, amount: number) => {
  if (amount !== 0) sums.set(key, (sums.get(key) ?? 0) + amount)
}

/**
 * Recomputes the daily sums from orders, payments and commissions in the simplest way, and returns the differences to
 * the stored ones; none if all is well.
 */
export async function reportDifferences(db: Db): Promise<string[]> {
  return [...(await orderDifferences(db)), ...(await moneyDifferences(db))]
}

async function orderDifferences(db: Db): Promise<string[]> {
  const orders = await db<Order[]>`
    select orders.id, hotel_id as hotel, hotels.city, rate_plan_id as plan, orders.state, snapshot,
      array(select position from order_rooms where order_id = orders.id and cancelled_at is not null)::int[] as cancelled,
      exists (select from order_events where order_id = orders.id and state = 'confirmed') as confirmed,
      (booked_at at time zone 'Asia/Shanghai')::date::text as "bookedDay",
      (select (min(at) at time zone 'Asia/Shanghai')::date::text from order_events
        where order_id = orders.id and state = 'cancelled') as "cancelledDay",
      (select agent_id from commissions where order_id = orders.id and member_id is null) as agent,
      (select coalesce(sum(part), 0)::float8 from commissions, unnest(rooms) part where order_id = orders.id) as commission,
      exists (select from order_revisions where order_id = orders.id and n = 1 and by = 'staff') as staff
    from current_orders as orders join hotels on hotels.id = hotel_id order by orders.id`
  const expected: Sums = new Map()
  const cnyByDay: Sums = new Map()
  const cny: Sums = new Map()
  for (const order of orders.filter(({ confirmed }) => confirmed)) {
    const { snapshot, bookedDay } = order
    const splits = [
      'site 0',
      `place ${order.city}`,
      `hotel ${order.hotel}`,
      `plan ${order.plan}`,
      ...(order.agent === null ? [] : [`agent ${order.agent}`]),
    ]
    const sold = ['confirmed', 'staying', 'completed'].includes(order.state)
      ? snapshot.rooms.filter((_, at) => !order.cancelled.includes(at))
      : []
    const currency = snapshot.conversion.to
    const roomLines = sold
      .flatMap(({ price }) => price.lines)
      .filter(({ kind }) => kind === 'room')
      .reduce((sum, { amount }) => sum + amount, 0)
    const arrival = Date.parse(snapshot.stay.arrival)
    const nights = (Date.parse(snapshot.stay.departure) - arrival) / 86_400_000
    const dayAt = (at: number) => new Date(arrival + at * 86_400_000).toISOString().slice(0, 10)
    const inCny = converter(snapshot.toCny)
    for (const split of splits) {
      const on = (day: string, measure: string, amount: number) =>
        add(expected, `${split} ${day} ${currency} ${measure}`, amount)
      for (let at = 0; at < nights; at++) {
        const amount = sold.reduce((sum, { price }) => sum + price.nights[at]!, 0)
        on(dayAt(at), 'rooms', sold.length)
        on(dayAt(at), 'revenue', amount)
        // Rounding moves less than a fen of one order from night to night.
        add(cnyByDay, `${split} ${dayAt(at)}`, inCny(amount))
      }
      on(bookedDay, 'bookings', 1)
      on(bookedDay, 'booked_nights', sold.length * nights)
      on(bookedDay, 'booked_revenue', roomLines)
      on(bookedDay, 'booked_cny', inCny(roomLines))
      on(bookedDay, 'commission', order.commission)
      on(bookedDay, `source ${order.agent ? 1 : order.staff ? 2 : 0}`, 1)
      if (order.state === 'cancelled') on(order.cancelledDay!, 'cancelled', 1)
      add(cny, split, inCny(roomLines))
    }
  }
  const stored = new Map(
    (
      await db<{ name: string; amount: number }[]>`
        select concat_ws(' ', split, key, day, currency, measure) as name, amount::float8 as amount
        from report_days cross join lateral (values ('rooms', rooms), ('revenue', revenue), ('bookings', bookings),
          ('booked_nights', booked_nights), ('booked_revenue', booked_revenue), ('booked_cny', booked_cny),
          ('commission', commission), ('cancelled', cancelled), ('source 0', sources[1]), ('source 1', sources[2]),
          ('source 2', sources[3])) measures (measure, amount)
        where amount <> 0`
    ).map(({ name, amount }) => [name, amount] as const),
  )
  const cnyStored = await db<
    { split: string; sum: number; leads: number; stays: number; bookings: number }[]
  >`
    select split || ' ' || key as split, sum(revenue_cny)::float8 as sum, sum(bookings)::int as bookings,
      sum((select sum(one) from unnest(leads) one))::int as leads, sum((select sum(one) from unnest(stays) one))::int as stays
    from report_days group by split, key`
  const rows = await db<{ split: string; amount: number; orders: number }[]>`
    select concat_ws(' ', split, key, day) as split, sum(revenue_cny)::float8 as amount, sum(rooms)::int as orders
    from report_days group by split, key, day`
  return [
    ...differencesOf(expected, stored),
    ...cnyStored.flatMap(({ split, sum, bookings, leads, stays }) => [
      ...(sum === (cny.get(split) ?? 0)
        ? []
        : [`${split}: nights add up to ${sum} fen, orders to ${cny.get(split)}`]),
      ...(bookings === leads && bookings === stays
        ? []
        : [`${split}: ${bookings} bookings, ${leads} by lead time, ${stays} by length of stay`]),
    ]),
    ...rows.flatMap(({ split, amount, orders: rooms }) =>
      Math.abs(amount - (cnyByDay.get(split) ?? 0)) <= rooms
        ? []
        : [`${split}: ${amount} fen, expected about ${cnyByDay.get(split)}`],
    ),
  ]
}

async function moneyDifferences(db: Db): Promise<string[]> {
  const sumsOf = (rows: readonly { name: string; captured: number; fees: number; refunded: number }[]) =>
    new Map(
      rows.flatMap(({ name, captured, fees, refunded }) =>
        Object.entries({ captured, fees, refunded })
          .filter(([, amount]) => amount !== 0)
          .map(([measure, amount]) => [`${name} ${measure}`, amount] as const),
      ),
    )
  type Row = { name: string; captured: number; fees: number; refunded: number }
  const expected = sumsOf(
    await db<Row[]>`
      select concat_ws(' ', splits.split, splits.key, method, charge_currency) as name, sum(charge_captured)::float8 as captured,
        sum(fee)::float8 as fees, sum(charge_refunded)::float8 as refunded
      from payments join orders on orders.id = order_id join hotels on hotels.id = orders.hotel_id
        cross join lateral (values ('site', 0::bigint), ('place', city), ('hotel', orders.hotel_id)) splits (split, key)
      group by 1`,
  )
  const stored = sumsOf(
    await db<Row[]>`
      select concat_ws(' ', split, key, method, currency) as name, sum(captured)::float8 as captured,
        sum(fees)::float8 as fees, sum(refunded)::float8 as refunded
      from report_payments group by 1`,
  )
  return differencesOf(expected, stored)
}

const differencesOf = (expected: Sums, stored: ReadonlyMap<string, number>) =>
  [...new Set([...expected.keys(), ...stored.keys()])].flatMap((name) =>
    expected.get(name) === stored.get(name)
      ? []
      : [`${name}: ${stored.get(name) ?? 0} stored, ${expected.get(name) ?? 0} by the orders`],
  )
