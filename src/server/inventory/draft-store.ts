import type { Id } from '#domain/id.ts'
import type { Tx } from '../db/database.ts'

export type DraftRow = {
  readonly code: string
  readonly name_en: string
  readonly name_zh: string
  readonly city: number
  readonly lat: number
  readonly lon: number
  readonly time_zone: string
  readonly currency: string
  readonly region: string
  readonly seed: number
}

const defaults = {
  demo: false,
  state: 'draft',
  stars: 0,
  address_en: '',
  address_zh: '',
  check_in_from: '14:00',
  check_out_until: '12:00',
  pets: 'no',
  smoking: 'no',
  kind: 'hotel',
  setting: 'city',
  centre_m: 100,
}

export async function insertDraft(tx: Tx, row: DraftRow): Promise<Id> {
  const [added] = await tx<{ id: Id }[]>`insert into hotels ${tx({ ...defaults, ...row })} returning id`
  return added!.id
}
