import type { Picture } from '#contract/media.ts'

/** Shown where a picture does not come; it could be anywhere. */
export const errorPicture = '/media/v2/default-card.svg'
/** Shown until a picture comes that has no placeholder of its own. */
export const loadingGround = 'var(--sunken)'

/** Where a picture stands: it decides how heavy the file may be and how often it is asked for. */
export type PictureUse = 'gallery' | 'card'

const attempts = { gallery: 3, card: 1 } as const
export const drawnSize = { width: 1200, height: 900 }

/** The fields of a picture that showing it needs. */
export type ShownPicture = Omit<Picture, 'id'>

/** How a picture of the API is shown. */
export function propsOf(picture: ShownPicture, use: PictureUse) {
  const { url, card, alt, srcset, placeholder = loadingGround } = picture
  return {
    src: use === 'card' ? (card ?? url) : url,
    alt,
    width: picture.width ?? drawnSize.width,
    height: picture.height ?? drawnSize.height,
    placeholder,
    attempts: attempts[use],
    fallback: errorPicture,
    ...(srcset ? { srcSet: srcset.webp, avifSet: srcset.avif } : {}),
  }
}
