import { type PhotographFormat, photographPicture, photographWidths } from '#drawings/picture-urls.ts'
import type { Photograph } from '../store.ts'

/** The URL under which a row of `images` refers to a stored photograph, as imports require. */
export const photographMark = (id: string) => `/media/photographs/${id}`
export const photographIn = (url: string): string | null =>
  /^\/media\/(?:photographs|v\d{1,4}\/p)\/([0-9a-f]{32})(?:-\d{3,4}\.(?:avif|webp))?$/.exec(url)?.[1] ?? null

/** The widths to offer: no duplicates, and none enlarged beyond the next step. */
export const widthsOf = ({ width }: Pick<Photograph, 'width'>) =>
  photographWidths.filter((_, at) => at === 0 || (photographWidths[at - 1] ?? 0) < width)

/** The `srcset` of a photograph. A small photograph states its real width. */
export const srcsetOf = (photograph: Photograph, format: PhotographFormat) =>
  widthsOf(photograph)
    .map(
      (width) => `${photographPicture(photograph.id, width, format)} ${Math.min(width, photograph.width)}w`,
    )
    .join(', ')

export const mainPhotograph = (photograph: Photograph) =>
  photographPicture(photograph.id, widthsOf(photograph).at(-1)!, 'webp')
export const cardPhotograph = ({ id }: Photograph) => photographPicture(id, 640, 'webp')
