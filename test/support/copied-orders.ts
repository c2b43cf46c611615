import assert from 'node:assert/strict'
import type { App } from '#server/app.ts'
import type { Db, Pool } from '#server/db/database.ts'
import { bookingFields, findRate } from './bookings.ts'
import { ask } from './guests.ts'

const modelNights = [1, 2, 3, 4]
const batch = 10_000

type Copied = {
  readonly count: number
  /** Milliseconds: the first arrival; arrivals spread over the days after it. */
  readonly start: number
  readonly days: number
  readonly from?: number
}

/** Books one order of each length as a model for `copyConfirmed`. */
export async function bookModels(app: Pick<App, 'http'> & { db: Pool }, start: number) {
  const dayAt = (days: number) => new Date(start + days * 86_400_000).toISOString().slice(0, 10)
  const models: string[] = []
  for (const nights of modelNights) {
    const stay = { s_d: dayAt(12), e_d: dayAt(12 + nights) }
    const { rate } = await findRate(app as never, { payment: 'prepay', ...stay, left: 2 })
    const booked = await ask(app as never, 'hot/r_commit', bookingFields(rate.quote), {
      headers: { authentic: '1' },
    })
    assert.equal(booked.body.code, 1, JSON.stringify(booked.body))
    models.push((booked.body.data as unknown as { order_id: string }).order_id)
  }
  return models
}

/** Copies of the models with other dates, hotels and states, as if they had been paid. */
export async function copyConfirmed(
  db: Pool,
  models: readonly string[],
  { count, start, days, from = 1 }: Copied,
) {
  for (let at = from; at < from + count; at += batch)
    await copyBatch(db, models, { start, days, from: at, count: Math.min(batch, from + count - at) })
}

/** A statement must end within the timeout of the pool. More stays arrive before weekends. */
async function copyBatch(db: Db, models: readonly string[], { count, start, days, from }: Required<Copied>) {
  const first = new Date(start).toISOString().slice(0, 10)
  await db`
    with numbered as (
      select n, (${[...models]}::bigint[])[1 + n % ${models.length}] as model,
        ${first}::date + ((n::bigint * 7919) % ${days})::int as drawn, ((n::bigint * 31) % 47)::int as lead
      from generate_series(${from}::int, ${from + count - 1}::int) n
    ), dated as (
      select *, case when n % 3 = 0 then drawn + (4 - extract(isodow from drawn)::int + 7) % 7 else drawn end as arrival
      from numbered
    ), placed as (
      select dated.*, hotels.id as hotel, (select id from rate_plans where hotel_id = hotels.id order by id limit 1) as plan
      from dated join (select id, row_number() over (order by id) - 1 as at, count(*) over () as of from hotels
        where state = 'open') hotels on hotels.at = (n / 4 + n % 5) % hotels.of
    ), made as (
      insert into orders (number, account_id, hotel_id, room_type_id, rate_plan_id, state, arrival, departure,
        check_in_at, check_out_at, currency, total, contact, search_text, guest_names, locale, quote_id, network,
        booked_at)
      select 'COPY' || n, account_id, hotel, room_type_id, coalesce(plan, rate_plan_id),
        case when n % 11 = 0 then 'cancelled' when placed.arrival < now() then 'completed' else 'confirmed' end,
        placed.arrival, placed.arrival + (departure - orders.arrival), check_in_at, check_out_at, currency, total,
        contact, search_text, guest_names, locale, 'copy ' || n, '', (placed.arrival - lead)::timestamp + interval '6 h'
      from placed join orders on orders.id = model
      returning id, number
    ), copied as (
      select made.id, made.number, model, lead, placed.arrival from made join placed on made.number = 'COPY' || n
    ), snapshots as (
      insert into order_revisions (order_id, n, at, by, actor, kind, total, snapshot)
      select copied.id, 1, (copied.arrival - lead)::timestamp, case when copied.id % 13 = 0 then 'staff' else 'guest' end,
        '1', 'booked', total, jsonb_set(snapshot, '{stay}', jsonb_build_object('arrival', copied.arrival,
          'departure', copied.arrival + jsonb_array_length(snapshot #> '{rooms,0,price,nights}')))
      from copied join order_revisions on order_id = model and n = 1
    ), rooms as (
      insert into order_rooms (order_id, position, first_name, last_name, cancelled_at)
      select id, 0, 'Ada', 'Lovelace',
        case when substr(number, 5)::int % 11 = 0 then (arrival - lead)::timestamp + interval '30 h' end
      from copied
    ), events as (
      insert into order_events (order_id, n, at, state, kind, by, actor, facts)
      select id, event.n, (arrival - lead)::timestamp + event.after, event.state, event.kind, 'guest', '1', '{}'
      from copied cross join lateral (values (1, interval '6 h', 'held', 'booked'),
        (2, interval '6 h', 'confirmed', 'captured'), (3, interval '30 h', 'cancelled', 'cancelled'))
        event (n, after, state, kind)
      where event.n < 3 or substr(number, 5)::int % 11 = 0
    ), money as (
      insert into payments (order_id, method, way, attempt, state, amount, currency, charge_amount, charge_currency,
        out_no, title, locale, authorised, captured, charge_captured, fee, created_at)
      select copied.id, (array['paypal', 'alipay', 'unionpay'])[1 + copied.id % 3], 'charge', 1, 'captured', total,
        currency, total, currency, number_of.number, '', locale, 0, total, total, total / 50, now()
      from copied join orders on orders.id = model join lateral (select 'COPY' || copied.id as number) number_of on true
      returning id, method, charge_captured, fee, order_id
    )
    insert into payment_movements (method, kind, provider_id, payment_id, amount, charge_amount, fee, at)
    select method, 'capture', 'copy ' || money.id, money.id, charge_captured, charge_captured, fee,
      (arrival - lead)::timestamp + interval '6 h'
    from money join copied on copied.id = money.order_id`
}
