import { type CoastRing, coastRing, decodeRing } from './coast.ts'
import { readTable } from './read-table.ts'

let rings: readonly CoastRing[] | null = null

/** The world's coasts and lakes, loaded on first use. */
export function readCoast(): readonly CoastRing[] {
  rings ??= readTable('coast').map(({ kind, points = '' }) =>
    coastRing(kind === 'lake' ? 'lake' : 'land', decodeRing(points)),
  )
  return rings
}
