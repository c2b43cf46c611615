import { StarIcon } from './icons/icons.ts'
import { useUiWords } from './language.ts'

/** One lamp-coloured star and the number in words. */
export const Stars = ({ count }: { count: number }) => (
  <span className="stars">
    <StarIcon className="star" />
    {useUiWords().stars(count)}
  </span>
)
