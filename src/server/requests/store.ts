import type { Id } from '#domain/id.ts'
import type { Db, Tx } from '../db/database.ts'
import type { Outcome } from '../http/dispatch.ts'

export type RequestKey = {
  readonly guestId: Id | null
  /** Set for a call at the desk. */
  readonly staffId: Id | null
  readonly endpoint: string
  readonly reqId: string
}
export type RequestRow = { readonly bodyHash: string; readonly answer: Outcome<unknown> | null }

/** The id for no guest and for no member of staff. */
const NOBODY = 0

const ofRequest = (db: Db, { guestId, staffId, endpoint, reqId }: RequestKey) => db`
  where guest_id = ${guestId ?? NOBODY} and staff_id = ${staffId ?? NOBODY} and endpoint = ${endpoint}
    and req_id = ${reqId}`

export async function readRequest(db: Db, key: RequestKey): Promise<RequestRow | null> {
  const [row] = await db<RequestRow[]>`
    select body_hash as "bodyHash", answer from requests ${ofRequest(db, key)}`
  return row ?? null
}

type NewRequest = RequestKey & { readonly bodyHash: string; readonly madeAt: Date }

/**
 * Inserts or locks the row of this request; without a response the caller must run it. Waits for a concurrent
 * transaction with the same key.
 */
export async function claimRequest(
  tx: Tx,
  { guestId, staffId, endpoint, reqId, bodyHash, madeAt }: NewRequest,
): Promise<RequestRow> {
  const [row] = await tx<[RequestRow]>`
    insert into requests (guest_id, staff_id, endpoint, req_id, body_hash, made_at)
    values (${guestId ?? NOBODY}, ${staffId ?? NOBODY}, ${endpoint}, ${reqId}, ${bodyHash}, ${madeAt})
    on conflict (guest_id, staff_id, endpoint, req_id) do update set req_id = excluded.req_id
    returning body_hash as "bodyHash", answer`
  return row
}

export async function writeAnswer(tx: Tx, key: RequestKey, answer: Outcome<unknown>) {
  await tx`update requests set answer = ${JSON.stringify(answer)}::text::json ${ofRequest(tx, key)}`
}

export async function dropRequests(db: Db, before: Date) {
  await db`delete from requests where made_at < ${before}`
}

export const listRequests = (db: Db, guestId: Id) => db`
  select endpoint, req_id, answer, made_at from requests where guest_id = ${guestId} order by made_at, req_id`

export async function eraseRequests(tx: Tx, guestId: Id) {
  await tx`delete from requests where guest_id = ${guestId}`
}
