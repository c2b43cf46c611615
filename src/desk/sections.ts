import type { Permission } from '#domain/permissions.ts'
import type { Icon } from '#ui/icons/icon.tsx'
import { CalendarIcon, CardIcon, ListIcon, ShieldIcon } from '#ui/icons/icons.ts'
import { BuildingIcon, ScrollIcon, SunIcon, TagIcon } from './parts/icons.ts'

export type Section = {
  readonly path: string
  readonly name: 'today' | 'orders' | 'payments' | 'calendar' | 'hotels' | 'promotions' | 'staff' | 'audit'
  readonly mark: Icon
  readonly needs: Permission
  readonly group: number
}

export const sections: readonly Section[] = [
  { path: '/today', name: 'today', mark: SunIcon, needs: 'today.see', group: 0 },
  { path: '/orders', name: 'orders', mark: ListIcon, needs: 'orders.see', group: 1 },
  { path: '/payments', name: 'payments', mark: CardIcon, needs: 'payments.see', group: 1 },
  { path: '/calendar', name: 'calendar', mark: CalendarIcon, needs: 'calendar.see', group: 2 },
  { path: '/hotels', name: 'hotels', mark: BuildingIcon, needs: 'hotels.see', group: 2 },
  { path: '/promotions', name: 'promotions', mark: TagIcon, needs: 'promotions.see', group: 2 },
  { path: '/staff', name: 'staff', mark: ShieldIcon, needs: 'staff.see', group: 3 },
  { path: '/audit', name: 'audit', mark: ScrollIcon, needs: 'audit.see', group: 3 },
]
