import { LazyImage } from '#ui/pictures/lazy-image.tsx'
import { type PictureUse, propsOf, type ShownPicture } from './picture-props.ts'

type Props = {
  picture: ShownPicture
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
