import { type Actor, actorName } from '#domain/actor.ts'
import type { Id } from '#domain/id.ts'
import type { ClaimState } from '#domain/order/claims.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Db, Tx } from '../db/database.ts'
import { signalDesk } from '../db/desk-signal.ts'

export type ClaimRow = {
  readonly id: Id
  readonly orderId: Id
  readonly orderNumber: string
  readonly guestId: Id
  readonly url: string
  readonly total: number
  readonly currency: string
  readonly difference: number
  readonly orderCurrency: string
  /** The language of the booking. */
  readonly locale: Locale
  readonly hotel: { readonly en: string; readonly zh: string }
  readonly seenAt: number
  readonly text: string
  readonly images: readonly string[]
  readonly state: ClaimState
  readonly refund: number
  readonly points: number
  readonly answer: string | null
  readonly sentAt: number
  readonly decidedAt: number | null
}

const ms = (db: Db, column: string) => db`(extract(epoch from claims.${db(column)}) * 1000)::float8`

const selected = (db: Db) => db`
  select claims.id, order_id as "orderId", orders.number as "orderNumber", guest_id as "guestId", url,
    claims.total::float8 as total, claims.currency, difference::float8 as difference,
    orders.currency as "orderCurrency", orders.locale, orders.snapshot -> 'names' -> 'hotel' as hotel, ${ms(db, 'seen_at')} as "seenAt",
    body as text, images, claims.state, refund::float8 as refund, claims.points, answer,
    ${ms(db, 'sent_at')} as "sentAt", ${ms(db, 'decided_at')} as "decidedAt"
  from claims join current_orders as orders on orders.id = order_id`

export type NewClaim = Pick<
  ClaimRow,
  'orderId' | 'guestId' | 'url' | 'total' | 'currency' | 'difference' | 'seenAt' | 'text' | 'images'
> & { now: number }

/** Null if the order has a pending or granted claim. */
export async function insertClaim(tx: Tx, claim: NewClaim): Promise<Id | null> {
  const [row] = await tx<{ id: Id }[]>`
    insert into claims ${tx({
      order_id: claim.orderId,
      guest_id: claim.guestId,
      url: claim.url,
      total: claim.total,
      currency: claim.currency,
      difference: claim.difference,
      seen_at: new Date(claim.seenAt),
      body: claim.text,
      images: [...claim.images],
      sent_at: new Date(claim.now),
    })} on conflict (order_id) where state <> 'refused' do nothing returning id`
  if (row) signalDesk(tx)
  return row?.id ?? null
}

export async function readClaim(db: Db, id: Id): Promise<ClaimRow | null> {
  const [row] = await db<ClaimRow[]>`${selected(db)} where claims.id = ${id}`
  return row ?? null
}

type Page = { guestId: Id; offset: number; limit: number }

export async function readClaimsOf(db: Db, { guestId, offset, limit }: Page) {
  const [rows, [counted]] = await Promise.all([
    db<ClaimRow[]>`
      ${selected(db)} where guest_id = ${guestId} order by claims.id desc offset ${offset} limit ${limit}`,
    db<{ total: number }[]>`select count(*)::int as total from claims where guest_id = ${guestId}`,
  ])
  return { rows, total: counted!.total }
}

/** Longest waiting first. */
export const readClaimsByState = (db: Db, state: ClaimState, limit: number) =>
  db<ClaimRow[]>`${selected(db)} where claims.state = ${state} order by claims.id limit ${limit}`

/** Decided since then, the newest first. */
export const readClaimsSince = (db: Db, since: number, limit: number) => db<ClaimRow[]>`
  ${selected(db)} where claims.decided_at >= ${new Date(since)} order by claims.decided_at desc limit ${limit}`

/** Earlier decisions about claims of a guest. */
export async function countClaimsBefore(db: Db, guestId: Id, id: Id) {
  const [row] = await db<{ granted: number; refused: number }[]>`
    select count(*) filter (where state = 'granted')::int as granted,
      count(*) filter (where state = 'refused')::int as refused
    from claims where guest_id = ${guestId} and id < ${id}`
  return row!
}

export const readWaits = (db: Db, since: number) => db<{ seconds: number }[]>`
  select extract(epoch from decided_at - sent_at)::int as seconds from claims
  where decided_at >= ${new Date(since)} order by decided_at desc limit 2000`

export async function lockClaim(tx: Tx, id: Id): Promise<ClaimRow | null> {
  const [locked] = await tx`select from claims where id = ${id} for update`
  return locked ? readClaim(tx, id) : null
}

type Decision = Pick<ClaimRow, 'state' | 'refund' | 'points'> & { answer: string; by: Actor; now: number }

export async function writeDecision(tx: Tx, id: Id, { state, refund, points, answer, by, now }: Decision) {
  await tx`
    update claims set state = ${state}, refund = ${refund}, points = ${points}, answer = ${answer},
      decided_at = ${new Date(now)}, decided_by = ${actorName(by)}
    where id = ${id}`
  signalDesk(tx)
}

/** Claims of a guest, for the export. */
export const listClaimsOf = (db: Db, guestId: Id) => db`
  select order_id as order, url, total::float8 as total, currency, body as text, state, refund::float8 as refund, points,
    answer, to_json(sent_at) #>> '{}' as at
  from claims where guest_id = ${guestId} order by id limit 10000`

/** Granted claims stay for the books without the guest's text and pictures; others are deleted. */
export async function eraseClaimsOf(tx: Tx, guestId: Id) {
  await tx`delete from claims where guest_id = ${guestId} and state <> 'granted'`
  await tx`update claims set url = '', body = '', images = '{}', answer = '' where guest_id = ${guestId}`
}

export async function moveClaims(tx: Tx, from: Id, into: Id) {
  await tx`update claims set guest_id = ${into} where guest_id = ${from}`
}
