import type { PlainDate } from '#domain/time/plain-date.ts'
import type { Pool } from '#server/db/database.ts'

const mailOf = 'alerts.bench'

/** Alerts for random stays: six of ten of a hotel, the others of its city, larger cities more often. */
export async function fillAlerts(
  db: Pool,
  { alerts, guests, today }: { alerts: number; guests: number; today: PlainDate },
) {
  await db`select setseed(0.5)`
  await db`
    insert into accounts (email, lang, created_at)
    select 'guest' || n || '@' || ${mailOf}, 'en', now() from generate_series(1, ${guests}) n`
  await db`
    with numbered as materialized (
      select h.id, h.city, p.slug, row_number() over (order by h.id) as at, count(*) over () as hotels
      from hotels h join places p on p.id = h.city where h.state = 'open'),
    people as materialized (
      select id, row_number() over (order by id) as at from accounts where email like '%@' || ${mailOf}),
    wished as materialized (
      select n, 1 + floor(random() * (select max(hotels) from numbered))::bigint as hotel, 1 + n % ${guests} as guest,
        random() < 0.6 as is_hotel, ${today}::date + 10 + floor(random() * 120)::int as arrival,
        1 + floor(random() * 5)::int as nights, random() < 0.2 as is_alone
      from generate_series(1, ${alerts}) n)
    insert into price_alerts (guest_id, hotel_id, place, city_id, stay, last_arrival, rooms, adults, ages, filters,
      currency, series, checked_at, by_email, by_push, token, created_at)
    select people.id, case when is_hotel then h.id end, case when not is_hotel then h.slug end, h.city,
      jsonb_build_object('kind', 'dates', 'arrival', arrival, 'departure', arrival + nights), arrival, 1,
      case when is_alone then 1 else 2 end, '{}', '{}', 'CNY',
      jsonb_build_array(jsonb_build_array(${today}::date - 1, 1)), now(), true, false, 'bench' || n, now()
    from wished join numbered h on h.at = wished.hotel join people on people.at = wished.guest`
  await db`vacuum analyze price_alerts`
}

/** Every so many alerts had a price one eighth higher until today. */
export const raiseSeries = (db: Pool, every: number) => db`
  update price_alerts set series = jsonb_build_array(jsonb_build_array(
    (series -> -1 ->> 0)::date - 1, ((series -> -1 ->> 1)::bigint * 9 / 8)))
  where id % ${every} = 0 and series -> -1 ->> 1 is not null`

export async function countQuestions(db: Pool): Promise<{ questions: number; stays: number }> {
  const [row] = await db<{ questions: number; stays: number }[]>`
    select count(distinct (hotel_id, place, stay, adults))::int as questions,
      count(distinct (city_id, stay, adults))::int as stays from price_alerts`
  return row!
}

export async function countTold(db: Pool): Promise<number> {
  const [row] = await db<
    { n: number }[]
  >`select count(*)::int as n from price_alerts where told_on is not null`
  return row!.n
}

export async function clearAlerts(db: Pool) {
  await db`delete from price_alerts`
  await db`delete from outbox where kind = 'price_alert'`
  await db`delete from accounts where email like '%@' || ${mailOf}`
}
