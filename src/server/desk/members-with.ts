import type { Id } from '#domain/id.ts'
import { isScoped, type Permission, type Role } from '#domain/permissions.ts'
import type { Db } from '../db/database.ts'
import { roleTable } from './staff-session.ts'
import { listActiveStaff } from './store.ts'

/** Members of the site's own staff whose role has a permission. */
export async function readMembersWith(
  db: Db,
  permission: Permission,
): Promise<readonly { id: Id; name: string }[]> {
  const [table, members] = await Promise.all([roleTable(db), listActiveStaff(db)])
  return members
    .filter(({ role }) => !isScoped(role as Role) && table[role as Role]?.includes(permission))
    .map(({ id, name }) => ({ id, name }))
}
