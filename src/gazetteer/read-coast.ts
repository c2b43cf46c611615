import { type CoastRing, coastRing, decodeRing } from './coast.ts'
import { readTable } from './read-table.ts'

let rings: readonly CoastRing[] | null = null

/** The coasts and lakes of the world: read when first asked for. */
export function readCoast(): readonly CoastRing[] {
  rings ??= readTable('coast').map(({ kind, points = '' }) =>
    coastRing(kind === 'lake' ? 'lake' : 'land', decodeRing(points)),
  )
  return rings
}
