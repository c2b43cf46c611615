import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { joinLocale } from '#domain/text/locale-path.ts'
import { Badge } from '#ui/badge.tsx'
import type { Icon } from '#ui/icons/icon.tsx'
import {
  BellIcon,
  BranchIcon,
  ChatIcon,
  HeartIcon,
  HistoryIcon,
  HomeIcon,
  ListIcon,
  LogOutIcon,
  MapIcon,
  PersonIcon,
  PointsIcon,
  ShieldIcon,
} from '#ui/icons/icons.ts'
import { centreWords } from '#words/accounts/centre.ts'
import { feedbackPageWords } from '#words/support/feedback-page.ts'
import { useUnreadReplies } from '../feedback/unread-replies.ts'
import { NavigationLink } from '../page/named-link.tsx'
import { routePaths } from '../page/route-names.ts'
import { useRequest } from '../page/use-page.ts'
import { useLeave } from '../shell/user-entry.tsx'
import { type CentreLink, centreLinks, isCurrent } from './centre-links.ts'

const icons: Record<CentreLink['words'], Icon> = {
  overview: HomeIcon,
  orders: ListIcon,
  trips: MapIcon,
  favourites: HeartIcon,
  alerts: BellIcon,
  history: HistoryIcon,
  points: PointsIcon,
  agents: BranchIcon,
  feedback: ChatIcon,
  profile: PersonIcon,
  security: ShieldIcon,
}

const links = centreLinks.map((link) => ({ ...link, Mark: icons[link.words] }))

/** The pages of the centre: beside the page, on a phone above it. */
export function CentreRail() {
  const { locale } = useRequest()
  const say = centreWords(locale)
  const leave = useLeave()
  const unread = useUnreadReplies()
  const { pathname, search, searchStr } = useLocation()
  const ref = useRef<HTMLElement>(null)
  // On a phone the line of pages is longer than the screen.
  useEffect(() => {
    const current = pathname + searchStr && ref.current?.querySelector('[aria-current]')
    if (current) current.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname, searchStr])
  return (
    <nav ref={ref} className="rail" aria-label={say.pages}>
      <ul>
        {links.map(({ to, part, words, Mark, ruled }) => (
          <li key={words} className={ruled ? 'rail-ruled' : undefined}>
            <NavigationLink
              to={to}
              href={`${joinLocale(routePaths[to], locale)}${part ? `?part=${part}` : ''}`}
              current={isCurrent({ to, part }, { pathname, search })}
            >
              <Mark />
              {say[words]}
              {words === 'feedback' && <Badge count={unread} label={feedbackPageWords(locale).unreadLabel} />}
            </NavigationLink>
          </li>
        ))}
        <li className="rail-ruled">
          <button type="button" onClick={leave}>
            <LogOutIcon />
            {say.logOut}
          </button>
        </li>
      </ul>
    </nav>
  )
}
