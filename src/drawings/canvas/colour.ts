type Channels = readonly [number, number, number]

const known = new Map<string, Channels>()

function channels(colour: string): Channels {
  const found = known.get(colour)
  if (found) return found
  const value = Number.parseInt(colour.slice(1), 16)
  const parsed: Channels = [value >> 16, (value >> 8) & 255, value & 255]
  if (known.size < 4096) known.set(colour, parsed)
  return parsed
}

/** The colour `share` of the way from one colour to another, both written #rrggbb. */
export function mix(from: string, to: string, share: number): string {
  const a = channels(from)
  const b = channels(to)
  const red = Math.round(a[0] + (b[0] - a[0]) * share)
  const green = Math.round(a[1] + (b[1] - a[1]) * share)
  const blue = Math.round(a[2] + (b[2] - a[2]) * share)
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`
}

export const ink = '#0e1b33'

export const white = '#ffffff'

export const darken = (colour: string, share: number) => mix(colour, ink, share)

export const lighten = (colour: string, share: number) => mix(colour, white, share)
