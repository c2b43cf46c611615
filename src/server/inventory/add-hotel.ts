import type { Id } from '#domain/id.ts'
import { hash } from '#drawings/canvas/random.ts'
import { regionOf } from '#drawings/regions.ts'
import type { Tx } from '../db/database.ts'
import { insertDraft } from './draft-store.ts'

type City = {
  readonly id: number
  readonly lat: number
  readonly lon: number
  readonly zone: string
  readonly country: { readonly code: string }
}
export type NewHotel = {
  /** Unique among all hotels. */
  readonly code: string
  readonly nameEn: string
  readonly nameZh: string
  readonly city: City
  readonly currency: string
}

/** Adds a draft: guests do not see it before it is opened. It is placed in the centre of its city at first. */
export async function addHotel(tx: Tx, { code, nameEn, nameZh, city, currency }: NewHotel): Promise<Id> {
  return insertDraft(tx, {
    code,
    name_en: nameEn,
    name_zh: nameZh,
    city: city.id,
    lat: city.lat,
    lon: city.lon,
    time_zone: city.zone,
    currency,
    region: regionOf(city.country.code),
    seed: hash(code),
  })
}
