import type { Pool } from '#server/db/database.ts'

export const givenNames = ['grace', 'ada', 'elin', 'tomas', 'mei', 'jin', 'hugo', 'ines', 'oskar', 'wei']
const beginnings = [
  'ade',
  'love',
  'nys',
  'lind',
  'tana',
  'mor',
  'okon',
  'zha',
  'bren',
  'kova',
  'sil',
  'hart',
  'fuji',
]
const middles = [
  '',
  'ye',
  'la',
  'tro',
  'qui',
  'ka',
  'ea',
  'kwo',
  'ni',
  'le',
  'va',
  'wel',
  'mo',
  'ri',
  'sha',
  'den',
]
const endings = ['mi', 'ce', 'm', 'st', 'to', 'u', 'n', 'er', 'ova', 'son', 'li', 'ras', 'berg']
/** 2,704 names: as many orders share one as in a business of this size. */
export const familyNames = beginnings.flatMap((beginning) =>
  middles.flatMap((middle) => endings.map((ending) => `${beginning}${middle}${ending}`)),
)

const batch = 10_000

/** Copies the first order: states, dates, hotels and names vary as in a business of some years. */
export async function copyOrders(db: Pool, count: number) {
  for (let from = 1; from <= count; from += batch)
    await copyBatch(db, { from, to: Math.min(count, from + batch - 1) })
  for (const table of [
    'orders',
    'order_revisions',
    'order_rooms',
    'order_events',
    'order_dues',
    'payments',
  ]) {
    await db`vacuum analyze ${db(table)}`
  }
}

/** A statement must end within the timeout of the pool. */
async function copyBatch(db: Pool, { from, to }: { from: number; to: number }) {
  const [{ after }] = await db<[{ after: string }]>`select max(id) as after from orders`
  await db`
    insert into orders (number, account_id, hotel_id, room_type_id, rate_plan_id, state, arrival, departure, check_in_at,
      check_out_at, currency, total, contact, search_text, guest_names, locale, quote_id, network, booked_at)
    select 'BULK' || n, account_id, coalesce(hotels.id, hotel_id), room_type_id, rate_plan_id,
      case when n % 50 = 0 then 'confirmed' when n % 97 = 0 then 'staying' when n % 7 = 0 then 'cancelled'
        else 'completed' end,
      arrival + (n % 300)::int, departure + (n % 300)::int, check_in_at, check_out_at, currency, total,
      jsonb_build_object('name', initcap(given || ' ' || family), 'email', given || family || n || '@example.com',
        'phone', '+86139' || lpad(n::text, 8, '0')),
      lower(concat_ws(' ', hotels.name_en, hotels.name_zh, given, family, given || family || n, 'example com', given,
        family, family || given)),
      given || ' ' || family, locale, 'bulk ' || n, '', booked_at + (n % 300) * interval '1 day'
    from generate_series(${from}::int, ${to}::int) n
      cross join lateral (select (${givenNames}::text[])[1 + n % ${givenNames.length}] as given,
        (${familyNames}::text[])[1 + (n / 10) % ${familyNames.length}] as family) named
      cross join (select * from orders order by id limit 1) model
      left join (select id, name_en, name_zh, row_number() over (order by id) - 1 as at, count(*) over () as of
        from hotels) hotels on hotels.at = n % hotels.of`
  await db`
    insert into order_revisions (order_id, n, at, by, kind, total, snapshot)
    select orders.id, 1, orders.booked_at, 'guest', 'booked', orders.total, model.snapshot
    from orders cross join (select snapshot from order_revisions order by order_id limit 1) model
    where id > ${after}`
  await db`
    insert into order_rooms (order_id, position, first_name, last_name)
    select id, 0, 'Ada', 'Lovelace' from orders where id > ${after}`
  await db`
    insert into order_events (order_id, n, at, state, kind, by, actor, facts)
    select id, 1, booked_at, state, 'booked', 'guest', '1', '{}' from orders where id > ${after}`
  await db`
    insert into order_dues (order_id, kind, shares, amount, currency, due_at, state)
    select id, 'first', array[total], total, currency, booked_at, case state when 'confirmed' then 'open' else 'paid' end
    from orders where id > ${after}`
  await db`
    insert into payments (order_id, method, way, attempt, state, amount, currency, charge_amount, charge_currency,
      out_no, title, locale, authorised, captured, charge_captured, created_at)
    select id, case when id % 40 = 0 then 'unionpay' when id % 3 = 0 then 'alipay' else 'paypal' end, 'charge', 1,
      'captured', total, currency, total, currency, 'BULK' || id, '', locale, 0, total, total, booked_at
    from orders where id > ${after} and state <> 'confirmed'`
}

export const readHotelNames = async (db: Pool) =>
  (await db<{ name: string }[]>`select name_en as name from hotels order by id limit 50`).map(
    ({ name }) => name,
  )

/**
 * Process ids of the connections of this database. Without parallel workers, whose CPU time ends with their process:
 * all time is that of the connections.
 */
export async function backendsWithoutWorkers(db: Pool): Promise<number[]> {
  const { max } = db.options
  await Promise.all(
    Array.from(
      { length: max },
      () => db`select pg_sleep(0.2), set_config('max_parallel_workers_per_gather', '0', false)`,
    ),
  )
  const rows = await db<
    { pid: number }[]
  >`select pid from pg_stat_activity where datname = current_database()`
  return rows.map(({ pid }) => pid)
}
