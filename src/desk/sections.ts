import type { Member } from '#contract/desk/session.ts'
import type { Permission } from '#domain/permissions.ts'
import type { Icon } from '#ui/icons/icon.tsx'
import {
  BranchIcon,
  CalendarIcon,
  CardIcon,
  ChatIcon,
  GuestsIcon,
  HomeIcon,
  ListIcon,
  MailIcon,
  SendIcon,
  ShieldIcon,
} from '#ui/icons/icons.ts'
import {
  ArriveIcon,
  BuildingIcon,
  ChartIcon,
  GearIcon,
  InboxIcon,
  LoopIcon,
  PulseIcon,
  ReceiptIcon,
  ScrollIcon,
  SunIcon,
  TagIcon,
} from './parts/icons.ts'

export type Section = {
  readonly path: string
  readonly name:
    | 'home'
    | 'arrivals'
    | 'messages'
    | 'statements'
    | 'today'
    | 'orders'
    | 'payments'
    | 'inbox'
    | 'chat'
    | 'guests'
    | 'calendar'
    | 'hotels'
    | 'promotions'
    | 'agents'
    | 'newsletter'
    | 'redirects'
    | 'reports'
    | 'staff'
    | 'audit'
    | 'health'
    | 'jobs'
    | 'settings'
  readonly mark: Icon
  readonly needs: Permission
  readonly group: number
  /** Only for members of some hotels, or only for the site's own staff. */
  readonly only?: 'hoteliers' | 'staff'
}

export const sections: readonly Section[] = [
  { path: '/home', name: 'home', mark: HomeIcon, needs: 'orders.see', group: 0, only: 'hoteliers' },
  { path: '/arrivals', name: 'arrivals', mark: ArriveIcon, needs: 'orders.see', group: 0, only: 'hoteliers' },
  { path: '/today', name: 'today', mark: SunIcon, needs: 'today.see', group: 0, only: 'staff' },
  { path: '/orders', name: 'orders', mark: ListIcon, needs: 'orders.see', group: 1 },
  { path: '/payments', name: 'payments', mark: CardIcon, needs: 'payments.see', group: 1 },
  { path: '/inbox', name: 'inbox', mark: InboxIcon, needs: 'inbox.see', group: 1, only: 'staff' },
  { path: '/chat', name: 'chat', mark: ChatIcon, needs: 'chat.answer', group: 1, only: 'staff' },
  { path: '/guests', name: 'guests', mark: GuestsIcon, needs: 'guests.see', group: 1, only: 'staff' },
  {
    path: '/messages',
    name: 'messages',
    mark: ChatIcon,
    needs: 'guests.answer',
    group: 1,
    only: 'hoteliers',
  },
  { path: '/statements', name: 'statements', mark: ReceiptIcon, needs: 'statements.see', group: 1 },
  { path: '/calendar', name: 'calendar', mark: CalendarIcon, needs: 'calendar.see', group: 2 },
  { path: '/hotels', name: 'hotels', mark: BuildingIcon, needs: 'hotels.see', group: 2 },
  { path: '/promotions', name: 'promotions', mark: TagIcon, needs: 'promotions.see', group: 2 },
  { path: '/agents', name: 'agents', mark: BranchIcon, needs: 'agents.see', group: 2 },
  { path: '/newsletter', name: 'newsletter', mark: MailIcon, needs: 'newsletter.see', group: 2 },
  { path: '/reports', name: 'reports', mark: ChartIcon, needs: 'reports.see', group: 2, only: 'staff' },
  { path: '/redirects', name: 'redirects', mark: SendIcon, needs: 'redirects.see', group: 3 },
  { path: '/staff', name: 'staff', mark: ShieldIcon, needs: 'staff.see', group: 3 },
  { path: '/audit', name: 'audit', mark: ScrollIcon, needs: 'audit.see', group: 3 },
  { path: '/jobs', name: 'jobs', mark: LoopIcon, needs: 'jobs.see', group: 3 },
  { path: '/health', name: 'health', mark: PulseIcon, needs: 'health.see', group: 3 },
  { path: '/settings', name: 'settings', mark: GearIcon, needs: 'settings.see', group: 3 },
]

type Seen = Pick<Member, 'hotels' | 'permissions'>

/** The sections that a member may open. */
export const sectionsOf = ({ hotels, permissions }: Seen): readonly Section[] =>
  sections.filter(
    ({ needs, only }) =>
      permissions.includes(needs) && (!only || only === (hotels === null ? 'staff' : 'hoteliers')),
  )
