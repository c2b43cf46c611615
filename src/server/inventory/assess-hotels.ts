import { qualityOf, qualityParts } from '#domain/hotel/quality.ts'
import type { Id } from '#domain/id.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import { metresBetween } from '#gazetteer/ground.ts'
import type { Db } from '../db/database.ts'
import { findChangedHotels, findHotelsAfter, readQualityFacts, writeQuality } from './quality-store.ts'

const batchSize = 500
/** Twice the interval of the job, so that a late run misses no change. */
const lookBack = 10 * 60_000

/** Computes and stores the quality of these hotels. */
export async function assessHotels(db: Db, ids: readonly Id[], now: number) {
  const today = dateIn('UTC', now)
  const rows = await readQualityFacts(db, ids)
  const assessed = rows.map((row) => {
    const metresFromCity = metresBetween(row, { lat: row.cityLat, lon: row.cityLon })
    const { score, levels, faults } = qualityOf({ ...row, metresFromCity }, today)
    const { id, pricedUntil } = row
    return { id, score, levels: qualityParts.map((part) => levels[part]), faults, pricedUntil }
  })
  await writeQuality(db, assessed, now)
}

/** A day passes: prices that end come closer. */
export async function assessAllHotels(db: Db, now: number) {
  for (let after: Id = '0'; ; ) {
    const ids = await findHotelsAfter(db, after, batchSize)
    const last = ids.at(-1)
    if (last === undefined) return
    await assessHotels(db, ids, now)
    after = last
  }
}

export async function assessChangedHotels(db: Db, now: number) {
  const changed = await findChangedHotels(db, new Date(now - lookBack))
  if (changed === null) return assessAllHotels(db, now)
  for (let at = 0; at < changed.length; at += batchSize)
    await assessHotels(db, changed.slice(at, at + batchSize), now)
}
