import type { Id } from '#domain/id.ts'
import type { Db, Tx } from '../../db/database.ts'

export type ProposalRow = {
  readonly id: Id
  readonly field: string
  readonly before: string
  readonly after: string
  readonly staffId: Id
  readonly staffName: string
  readonly proposedAt: Date
}

type NewProposal = Omit<ProposalRow, 'id' | 'proposedAt'> & { readonly hotelId: Id; readonly now: number }

const columns = (db: Db) => db`
  id, field, value_before as before, value_after as after, staff_id as "staffId", staff_name as "staffName",
  proposed_at as "proposedAt"`

export const readProposals = (db: Db, hotelId: Id) => db<ProposalRow[]>`
  select ${columns(db)} from hotel_proposals where hotel_id = ${hotelId} order by id limit 50`

/** The newest proposal for a field replaces an earlier one. */
export async function storeProposal(tx: Tx, { hotelId, now, ...proposal }: NewProposal) {
  const { field, before, after, staffId, staffName } = proposal
  await tx`
    insert into hotel_proposals (hotel_id, field, value_before, value_after, staff_id, staff_name, proposed_at)
    values (${hotelId}, ${field}, ${before}, ${after}, ${staffId}, ${staffName}, ${new Date(now)})
    on conflict (hotel_id, field) do update set value_before = excluded.value_before,
      value_after = excluded.value_after, staff_id = excluded.staff_id, staff_name = excluded.staff_name,
      proposed_at = excluded.proposed_at`
}

/** Removes these proposals of the hotel, and returns them. */
export const takeProposals = (tx: Tx, hotelId: Id, ids: readonly Id[]) => tx<ProposalRow[]>`
  delete from hotel_proposals where hotel_id = ${hotelId} and id = any(${[...ids]}::bigint[])
  returning ${columns(tx)}`

export type ProposedHotel = {
  readonly hotelId: Id
  readonly nameEn: string
  readonly nameZh: string
  readonly fields: number
  readonly by: string
  readonly since: Date
}

/** Hotels with changes that wait for a review, the longest waiting first. */
export const listProposedHotels = (db: Db, most: number) => db<ProposedHotel[]>`
  select p.hotel_id as "hotelId", h.name_en as "nameEn", h.name_zh as "nameZh", count(*)::int as fields,
    min(p.staff_name) as by, min(p.proposed_at) as since
  from hotel_proposals p join hotels h on h.id = p.hotel_id
  group by p.hotel_id, h.name_en, h.name_zh order by since limit ${most}`
