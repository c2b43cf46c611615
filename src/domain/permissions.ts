import { type Conversion, converter } from './money/exchange.ts'

/** Everything that a role can allow at the desk. Endpoints and buttons name one of these. */
export const permissions = [
  'today.see',
  'orders.see',
  'orders.change',
  'orders.beyond',
  'orders.book',
  'arrivals.mark',
  'guests.answer',
  'inbox.see',
  'inbox.answer',
  'claims.decide',
  'chat.answer',
  'guests.see',
  'guests.change',
  'agents.see',
  'agents.change',
  'payouts.change',
  'newsletter.see',
  'newsletter.send',
  'redirects.see',
  'redirects.change',
  'reports.see',
  'reports.mail',
  'statements.see',
  'payments.see',
  'payments.change',
  'calendar.see',
  'calendar.change',
  'promotions.see',
  'promotions.change',
  'hotels.see',
  'hotels.change',
  'hotels.add',
  'hotels.import',
  'hotels.review',
  'staff.see',
  'staff.change',
  'audit.see',
  'health.see',
  'jobs.see',
  'jobs.change',
  'settings.see',
  'settings.change',
] as const
export type Permission = (typeof permissions)[number]

export const roles = ['admin', 'support', 'revenue', 'finance', 'content', 'hotelier'] as const
export type Role = (typeof roles)[number]
export type RoleTable = Readonly<Record<Role, readonly Permission[]>>

export const defaultRoles: RoleTable = {
  admin: permissions,
  support: [
    'today.see',
    'orders.see',
    'orders.change',
    'orders.book',
    'arrivals.mark',
    'guests.answer',
    'inbox.see',
    'inbox.answer',
    'chat.answer',
    'guests.see',
    'guests.change',
    'agents.see',
    'payments.see',
    'hotels.see',
  ],
  revenue: [
    'today.see',
    'orders.see',
    'calendar.see',
    'calendar.change',
    'hotels.see',
    'hotels.change',
    'hotels.add',
    'hotels.import',
    'hotels.review',
    'promotions.see',
    'promotions.change',
    'reports.see',
    'reports.mail',
  ],
  finance: [
    'today.see',
    'orders.see',
    'orders.change',
    'orders.beyond',
    'arrivals.mark',
    'inbox.see',
    'claims.decide',
    'guests.see',
    'agents.see',
    'agents.change',
    'payouts.change',
    'reports.see',
    'reports.mail',
    'statements.see',
    'payments.see',
    'payments.change',
  ],
  content: [
    'today.see',
    'guests.answer',
    'inbox.see',
    'inbox.answer',
    'newsletter.see',
    'newsletter.send',
    'redirects.see',
    'redirects.change',
    'hotels.see',
    'hotels.change',
    'hotels.add',
    'hotels.review',
  ],
  hotelier: [
    'today.see',
    'orders.see',
    'arrivals.mark',
    'guests.answer',
    'statements.see',
    'calendar.see',
    'calendar.change',
    'hotels.see',
    'hotels.change',
  ],
}

/** A member with a scoped role sees only their own hotels. */
export const isScoped = (role: Role): boolean => role === 'hotelier'

/** Permissions whose queries are limited to a member's hotels; a scoped role can have no others. */
const scopedPermissions: readonly Permission[] = [
  'today.see',
  'orders.see',
  'orders.change',
  'arrivals.mark',
  'guests.answer',
  'statements.see',
  'calendar.see',
  'calendar.change',
  'hotels.see',
  'hotels.change',
]

export type RoleRefusal = 'role_fixed' | 'not_scoped'

/** The admin role cannot be edited: otherwise nobody could restore permissions. */
export function whyNotEditRole(role: Role, granted: readonly Permission[]): RoleRefusal | null {
  if (role === 'admin') return 'role_fixed'
  if (isScoped(role) && granted.some((permission) => !scopedPermissions.includes(permission)))
    return 'not_scoped'
  return null
}

export const mayRoleHave = (role: Role, permission: Permission): boolean =>
  !isScoped(role) || scopedPermissions.includes(permission)

export const rolesWith = (table: RoleTable, permission: Permission): Role[] =>
  roles.filter((role) => table[role].includes(permission))

export type NotPermitted = { readonly permission: Permission; readonly roles: readonly Role[] }

/** Null when permitted; otherwise the missing permission and the roles that have it. */
export function whyNotPermitted(role: Role, table: RoleTable, permission: Permission): NotPermitted | null {
  return table[role].includes(permission) ? null : { permission, roles: rolesWith(table, permission) }
}

/** After this long a sensitive change needs the password and the second factor again. */
export const REAUTHENTICATION_LIFE = 10 * 60_000

export const deskSession = { life: 12 * 3_600_000, idle: 30 * 60_000 } as const

/**
 * Whether a refund of this amount needs approval by a second member of staff; the limit is in minor units of
 * CNY.
 */
export const needsSecondPerson = (amount: number, toCny: Conversion, limit: number): boolean =>
  converter(toCny)(amount) > limit
