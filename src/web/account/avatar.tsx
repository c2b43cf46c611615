import { classNames } from '#ui/class-names.ts'
import { PersonIcon } from '#ui/icons/icons.ts'
import type { KnownUser } from '../browser-state/session.ts'

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

/** Two letters of a name: of its first and last word, or the last two of a Chinese one. Empty without a name. */
function initials(name: string | undefined): string {
  const words = (name ?? '').trim().split(/\s+/).filter(Boolean)
  const [first] = words
  if (!first) return ''
  if (/\p{Script=Han}/u.test(first)) return [...words.join('')].slice(-2).join('')
  const ends = words.length > 1 ? [first, words.at(-1)!] : [first]
  return ends.map((word) => [...word][0]!.toLocaleUpperCase('en')).join('')
}
