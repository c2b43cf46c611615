import { type PlainRoute, routePaths } from '../shell/route-names.ts'
import type { Icon } from '../ui/icon.tsx'
import {
  BranchIcon,
  ChatIcon,
  HeartIcon,
  HistoryIcon,
  HomeIcon,
  ListIcon,
  PersonIcon,
  PointsIcon,
  ShieldIcon,
} from '../ui/icons.ts'

export const parts = ['profile', 'security'] as const
/** What `/center` shows besides the overview. */
export type Part = (typeof parts)[number]

type Link = {
  to: PlainRoute
  part?: Part | undefined
  words: 'overview' | 'orders' | 'favourites' | 'history' | 'points' | 'agents' | 'feedback' | Part
  icon: Icon
  /** A rule before it parts groups. */
  ruled?: boolean
}

export const centreLinks: readonly Link[] = [
  { to: 'center', words: 'overview', icon: HomeIcon },
  { to: 'center-order', words: 'orders', icon: ListIcon },
  { to: 'center-collect', words: 'favourites', icon: HeartIcon },
  { to: 'center-traces', words: 'history', icon: HistoryIcon },
  { to: 'center-integral', words: 'points', icon: PointsIcon },
  { to: 'center-distribution', words: 'agents', icon: BranchIcon },
  { to: 'center-feedback', words: 'feedback', icon: ChatIcon },
  { to: 'center', part: 'profile', words: 'profile', icon: PersonIcon, ruled: true },
  { to: 'center', part: 'security', words: 'security', icon: ShieldIcon },
]

export const partFrom = (value: unknown): Part | undefined => parts.find((part) => part === value)

type Place = { pathname: string; search: { part?: unknown } }

export const isCurrent = ({ to, part }: Pick<Link, 'to' | 'part'>, { pathname, search }: Place) =>
  pathname.replace(/\/$/, '') === routePaths[to] && (to !== 'center' || partFrom(search.part) === part)
