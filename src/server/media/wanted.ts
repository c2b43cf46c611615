import { avatarCount } from '#drawings/avatars/avatars.ts'
import type { Size } from '#drawings/canvas/scene.ts'
import { type DestinationLight, destinationLights } from '#drawings/destinations/destination.ts'
import { type EmptyState, emptyStates } from '#drawings/empty-states.ts'
import { type PhotographFormat, type PhotographWidth, photographWidths } from '#drawings/picture-urls.ts'
import { type PictureSpec, specNamed } from '#drawings/spec.ts'

export type WantedDrawing =
  | { kind: 'hotel'; hotel: string; spec: PictureSpec; size: Size }
  | { kind: 'place'; slug: string; size: Size; light?: DestinationLight }
  | { kind: 'default'; size: Size }
  | { kind: 'avatar'; index: number }
  | { kind: 'empty'; state: EmptyState }
export type WantedRaster =
  | { kind: 'preview'; hotel: string }
  | { kind: 'mail'; hotel: string }
  | { kind: 'photograph'; id: string; width: PhotographWidth; format: PhotographFormat }
export type Wanted = WantedDrawing | WantedRaster

const sizeOf = (card: string | undefined): Size => (card ? 'card' : 'full')

const readings: readonly (readonly [RegExp, (...parts: (string | undefined)[]) => Wanted | null])[] = [
  [
    /^h\/([1-9]\d{0,17})\/([a-z_]{1,20}-\d-[a-z]{1,8})(-card)?\.svg$/,
    (hotel, name, card) => {
      const spec = specNamed(name!)
      return spec && { kind: 'hotel', hotel: hotel!, spec, size: sizeOf(card) }
    },
  ],
  [
    /^h\/([1-9]\d{0,17})\/(preview|mail)\.webp$/,
    (hotel, kind) => ({ kind: kind === 'mail' ? 'mail' : 'preview', hotel: hotel! }),
  ],
  [
    /^d\/([a-z0-9]+(?:-[a-z0-9]+)*?)(-card)?\.svg$/,
    (slug, card) => ({ kind: 'place', slug: slug!, size: sizeOf(card) }),
  ],
  [
    /^d\/([a-z0-9]+(?:-[a-z0-9]+)*)\/([a-z]{1,8})(-card)?\.svg$/,
    (slug, name, card) => {
      const light = destinationLights.find((known) => known === name)
      return light ? { kind: 'place', slug: slug!, size: sizeOf(card), light } : null
    },
  ],
  [/^default(-card)?\.svg$/, (card) => ({ kind: 'default', size: sizeOf(card) })],
  [
    /^avatar\/(0|[1-9]\d?)\.svg$/,
    (index) => (Number(index) < avatarCount ? { kind: 'avatar', index: Number(index) } : null),
  ],
  [
    /^empty\/([a-z]{1,20})\.svg$/,
    (name) => {
      const state = emptyStates.find((known) => known === name)
      return state ? { kind: 'empty', state } : null
    },
  ],
  [
    /^p\/([0-9a-f]{32})-(\d{3,4})\.(avif|webp)$/,
    (id, wide, format) => {
      const width = photographWidths.find((known) => String(known) === wide)
      if (!width) return null
      return { kind: 'photograph', id: id!, width, format: format === 'avif' ? 'avif' : 'webp' }
    },
  ],
]

/** The picture that a URL under the version requests; `null` unless it matches exactly. */
export function wantedAt(path: string): Wanted | null {
  if (path.length > 160) return null
  for (const [shape, read] of readings) {
    const parts = shape.exec(path)
    if (parts) return read(...parts.slice(1))
  }
  return null
}

export const isDrawing = (wanted: Wanted): wanted is WantedDrawing =>
  wanted.kind !== 'preview' && wanted.kind !== 'mail' && wanted.kind !== 'photograph'
