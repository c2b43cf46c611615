import { encodeRing } from '../../src/gazetteer/coast.ts'
import { readHand } from './sources/hand.ts'
import type { Shapes } from './sources/shapes.ts'

const southernmost = -60

/** The world's coasts and lakes, without Antarctica. */
export function makeCoast({ land, lakes }: Shapes): { kind: string; points: string }[] {
  return [
    ...land.flat().map((ring) => ({ kind: 'land', ring })),
    ...lakes.flat().map((ring) => ({ kind: 'lake', ring })),
  ].flatMap(({ kind, ring }) => {
    const isFarSouth = ring.every(([, lat]) => lat < southernmost)
    const points = encodeRing(ring)
    return isFarSouth ? [] : [{ kind, points }]
  })
}

/** The table distinguishes parts of one water, the map does not: the Danube at Vienna is the Danube. */
const whichPart = / (?:at|of) .*$| (?:west|north)$/

export function makeWaters(): { en: string; zh: string; halfKm: string; points: string }[] {
  return readHand('waters.tsv').map(([name = '', zh = '', halfKm = '', points = '']) => ({
    en: name.replace(whichPart, ''),
    zh,
    halfKm,
    points,
  }))
}
