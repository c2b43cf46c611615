import type { Id } from '#domain/id.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Db, Tx } from '../db/database.ts'

export type SubscriptionState = 'pending' | 'subscribed' | 'unsubscribed'

export type SubscriptionRow = {
  readonly email: string
  readonly state: SubscriptionState
  readonly token: string
  readonly locale: Locale
  readonly topics: readonly string[]
  readonly askedAt: number
}

const columns = (db: Db) => db`
  email, state, token, locale, topics, (extract(epoch from asked_at) * 1000)::float8 as "askedAt"`

type Asked = { email: string; token: string; locale: Locale; topics: readonly string[]; now: number }

/** An existing subscription is unchanged; any other address becomes pending and keeps its token. */
export async function askToConfirm(
  tx: Tx,
  { email, token, locale, topics, now }: Asked,
): Promise<SubscriptionRow> {
  await tx`
    insert into newsletter_subscriptions (email, state, token, locale, topics, asked_at)
    values (${email}, 'pending', ${token}, ${locale}, ${[...topics]}::text[], ${new Date(now)})
    on conflict (email) do update set state = 'pending', locale = excluded.locale, topics = excluded.topics,
      asked_at = excluded.asked_at
    where newsletter_subscriptions.state <> 'subscribed'`
  const [row] = await tx<SubscriptionRow[]>`
    select ${columns(tx)} from newsletter_subscriptions where email = ${email}`
  return row!
}

export async function lockByToken(tx: Tx, token: string): Promise<SubscriptionRow | null> {
  const [row] = await tx<SubscriptionRow[]>`
    select ${columns(tx)} from newsletter_subscriptions where token = ${token} for update`
  return row ?? null
}

export async function lockByEmail(tx: Tx, email: string): Promise<SubscriptionRow | null> {
  const [row] = await tx<SubscriptionRow[]>`
    select ${columns(tx)} from newsletter_subscriptions where email = ${email} for update`
  return row ?? null
}

export async function writeState(tx: Tx, email: string, state: 'subscribed' | 'unsubscribed', now: number) {
  const at = new Date(now)
  await tx`
    update newsletter_subscriptions set state = ${state},
      ${state === 'subscribed' ? tx`confirmed_at = ${at}, unsubscribed_at = null` : tx`unsubscribed_at = ${at}`}
    where email = ${email}`
}

export const countByState = (db: Db) =>
  db<{ state: SubscriptionState; locale: Locale; count: number }[]>`
    select state, locale, count(*)::int as count from newsletter_subscriptions group by 1, 2 order by 1, 2`

type Wanted = { locale: Locale; topic: string | null; after: string; limit: number }

/** Confirmed subscribers of this topic, ordered by address. */
export const listSubscribed = (db: Db, { locale, topic, after, limit }: Wanted) =>
  db<SubscriptionRow[]>`
    select ${columns(db)} from newsletter_subscriptions
    where state = 'subscribed' and locale = ${locale} and email > ${after}
      ${topic === null ? db`` : db`and (topics = '{}' or ${topic} = any(topics))`}
    order by email limit ${limit}`

/** Deletes unconfirmed and unsubscribed addresses. */
export async function dropOld(db: Db, before: number): Promise<number> {
  const at = new Date(before)
  const rows = await db`
    delete from newsletter_subscriptions
    where (state = 'pending' and asked_at < ${at}) or (state = 'unsubscribed' and unsubscribed_at < ${at})
    returning 1`
  return rows.length
}

const ofGuest = (db: Db, guestId: Id) =>
  db`email = (select email from accounts where accounts.id = ${guestId})`

export const readOf = (db: Db, guestId: Id) => db`
  select email, state, locale, topics, to_json(asked_at) #>> '{}' as "askedAt",
    to_json(confirmed_at) #>> '{}' as "confirmedAt", to_json(unsubscribed_at) #>> '{}' as "unsubscribedAt"
  from newsletter_subscriptions where ${ofGuest(db, guestId)}`

export async function deleteOf(tx: Tx, guestId: Id) {
  await tx`delete from newsletter_subscriptions where ${ofGuest(tx, guestId)}`
}
