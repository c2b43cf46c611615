import type { KnownUser } from '../store/session.ts'
import { classNames } from '../ui/class-names.ts'
import { PersonIcon } from '../ui/icons.ts'
import { initials } from './initials.ts'

type Props = { user: KnownUser; large?: boolean }

/** The guest's picture, else their initials; always beside their name. */
export function Avatar({ user, large = false }: Props) {
  const className = classNames('avatar', large && 'avatar-large')
  if (user.avatar) return <img className={className} src={user.avatar} width={96} height={96} alt="" />
  const letters = initials(user.name)
  return (
    <span className={className} aria-hidden="true">
      {letters || <PersonIcon />}
    </span>
  )
}
