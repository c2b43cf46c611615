import type { Size } from '#drawings/canvas/scene.ts'
import type { DestinationLight } from '#drawings/destinations/destination.ts'
import type { EmptyState } from '#drawings/empty-states.ts'
import { nameOf, type PictureSpec } from '#drawings/spec.ts'

/** Raised whenever a drawing changes: browsers keep what stands under an address for a year. */
export const pictureVersion = 'v2'

const root = `/media/${pictureVersion}`
const svg = (size: Size) => (size === 'card' ? '-card.svg' : '.svg')

export const hotelPicture = (hotel: string, spec: PictureSpec, size: Size = 'full') =>
  `${root}/h/${hotel}/${nameOf(spec)}${svg(size)}`
/** 1200 by 630 with name, stars and place, for links in messages and networks. */
export const hotelPreview = (hotel: string) => `${root}/h/${hotel}/preview.webp`
/** 600 by 450, for mail, which shows no SVG. */
export const hotelInMail = (hotel: string) => `${root}/h/${hotel}/mail.webp`
export const placePicture = (slug: string, size: Size = 'full') => `${root}/d/${slug}${svg(size)}`
/** A place in the light that an article is about. */
export const coverPicture = (slug: string, light: DestinationLight, size: Size = 'full') =>
  `${root}/d/${slug}/${light}${svg(size)}`
export const defaultPicture = (size: Size = 'full') => `${root}/default${svg(size)}`
export const avatarPicture = (index: number) => `${root}/avatar/${index}.svg`
export const emptyPicture = (kind: EmptyState) => `${root}/empty/${kind}.svg`

export const photographWidths = [320, 640, 960, 1600] as const
export type PhotographWidth = (typeof photographWidths)[number]
export type PhotographFormat = 'avif' | 'webp'

export const photographPicture = (id: string, width: PhotographWidth, format: PhotographFormat) =>
  `${root}/p/${id}-${width}.${format}`
