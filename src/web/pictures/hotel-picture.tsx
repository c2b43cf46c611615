import type { Picture } from '#contract/media.ts'
import { LazyImage } from '../ui/lazy-image.tsx'
import { type PictureUse, propsOf } from './picture-props.ts'

type Props = {
  picture: Picture
  use: PictureUse
  /** How wide it is shown, for photographs that come in several widths. */
  sizes?: string
  eager?: boolean
  className?: string
}

/** A picture of a hotel or a place as the API gave it: drawn or photographed, with its placeholder and its fallback. */
export const HotelPicture = ({ picture, use, ...rest }: Props) => (
  <LazyImage {...propsOf(picture, use)} {...rest} />
)
