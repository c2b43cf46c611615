import type { MouseEvent } from 'react'
import { classNames } from './class-names.ts'
import type { Icon } from './icons/icon.tsx'
import { CloseIcon } from './icons/icons.ts'
import { useUiWords } from './language.ts'
import { useFollow } from './navigation/follow-link.ts'

type Props = {
  label: string
  icon?: Icon
  chosen?: boolean
  /** Pressing it takes it away: it ends with a ×. */
  removable?: boolean
  className?: string
} & ({ href: string; onPress?: undefined } | { href?: undefined; onPress: () => void })

/** A short fact that can be chosen or taken away; with an address it is a link and works without script. */
export function Chip({
  label,
  icon: Mark,
  chosen = false,
  removable = false,
  className,
  href,
  onPress,
}: Props) {
  const say = useUiWords()
  const follow = useFollow()
  const shared = {
    className: classNames('chip', (chosen || removable) && 'chip-chosen', className),
    'aria-label': removable ? say.remove(label) : undefined,
    children: (
      <>
        {Mark && <Mark />}
        {label}
        {removable && <CloseIcon />}
      </>
    ),
  }
  if (href !== undefined) {
    const go = (event: MouseEvent<HTMLAnchorElement>) => follow(event)
    return <a href={href} onClick={go} aria-current={chosen || undefined} {...shared} />
  }
  return <button type="button" onClick={onPress} aria-pressed={removable ? undefined : chosen} {...shared} />
}
