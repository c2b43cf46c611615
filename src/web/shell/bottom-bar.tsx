import { useLocation } from '@tanstack/react-router'
import { CalendarIcon, HeartIcon, PersonIcon, SearchIcon } from '#ui/icons/icons.ts'
import { bottomBarWords } from '#words/site/bottom-bar.ts'
import { NavigationLink } from '../page/named-link.tsx'
import { type PlainRoute, routeNameOf } from '../page/route-names.ts'
import { useRequest } from '../page/use-page.ts'

const entries = [
  { to: 'index', words: 'search', Mark: SearchIcon },
  { to: 'center-collect', words: 'saved', Mark: HeartIcon },
  { to: 'center-order', words: 'bookings', Mark: CalendarIcon },
  { to: 'center', words: 'account', Mark: PersonIcon },
] as const satisfies readonly { to: PlainRoute; words: string; Mark: unknown }[]

/** On phones: orders and favourites are one tap away. A visitor finds the login dialog there. */
export function BottomBar() {
  const { locale } = useRequest()
  const say = bottomBarWords(locale)
  const here = routeNameOf(useLocation().pathname)
  return (
    <nav className="bottom-bar" aria-label={say.label}>
      {entries.map(({ to, words, Mark }) => (
        <NavigationLink key={to} to={to} current={to === here}>
          <Mark />
          {say[words]}
        </NavigationLink>
      ))}
    </nav>
  )
}
