import { bedNames } from '#words/hotels/hotel-facts.ts'
import type { Read } from './fields.ts'

export type Bed = { kind: string; count: number }

/** `1 king + 1 sofa_bed` */
export function readBeds(text: string): Read<Bed[]> {
  const beds: Bed[] = []
  for (const part of text.split('+')) {
    const found = /^\s*(\d{1,2}) ([a-z_]{1,30})\s*$/.exec(part)
    if (!found) return { reason: `"${part.trim()}" is not a number of beds such as "1 king"` }
    if (!Object.hasOwn(bedNames, found[2]!))
      return { reason: `"${found[2]}" is no kind of bed; they are ${Object.keys(bedNames).join(' ')}` }
    beds.push({ count: Number(found[1]), kind: found[2]! })
  }
  return { value: beds }
}

export const bedsText = (beds: readonly Bed[]): string =>
  beds.map(({ kind, count }) => `${count} ${kind}`).join(' + ')
