import { type PlainRoute, routePaths } from '../page/route-names.ts'

export const parts = ['profile', 'security'] as const
/** The parts of `/center` besides the overview. */
export type Part = (typeof parts)[number]

export type CentreLink = {
  to: PlainRoute
  part?: Part | undefined
  words:
    | 'overview'
    | 'orders'
    | 'trips'
    | 'favourites'
    | 'alerts'
    | 'history'
    | 'points'
    | 'agents'
    | 'feedback'
    | Part
  /** A rule before it parts groups. */
  ruled?: boolean
}

export const centreLinks: readonly CentreLink[] = [
  { to: 'center', words: 'overview' },
  { to: 'center-order', words: 'orders' },
  { to: 'center-trips', words: 'trips' },
  { to: 'center-collect', words: 'favourites' },
  { to: 'center-alerts', words: 'alerts' },
  { to: 'center-traces', words: 'history' },
  { to: 'center-integral', words: 'points' },
  { to: 'center-distribution', words: 'agents' },
  { to: 'center-feedback', words: 'feedback' },
  { to: 'center', part: 'profile', words: 'profile', ruled: true },
  { to: 'center', part: 'security', words: 'security' },
]

export const partFrom = (value: unknown): Part | undefined => parts.find((part) => part === value)

type Place = { pathname: string; search: { part?: unknown } }

/** An order and its documents belong to the list of orders, a trip to the list of trips. */
const listOf = (pathname: string) => {
  if (pathname.startsWith('/center/detail/')) return routePaths['center-order']
  return pathname.startsWith('/center/trips/') ? routePaths['center-trips'] : pathname.replace(/\/$/, '')
}

export const isCurrent = ({ to, part }: Pick<CentreLink, 'to' | 'part'>, { pathname, search }: Place) =>
  listOf(pathname) === routePaths[to] && (to !== 'center' || partFrom(search.part) === part)
