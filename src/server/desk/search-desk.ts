import * as endpoints from '#contract/desk/endpoints.ts'
import type { DeskHit } from '#contract/desk/staff.ts'
import type { Permission } from '#domain/permissions.ts'
import { ok } from '#domain/result.ts'
import { type DeskCaller, staffOf } from '../http/caller.ts'
import { bindDesk } from '../http/dispatch.ts'

export type Finder = {
  readonly needs: Permission
  /** Not for members of some hotels. */
  readonly isForStaff: boolean
  readonly find: (q: string, caller: DeskCaller) => Promise<readonly DeskHit[]>
}

/** One search over every feature that the member may see. */
export const searchDeskRoutes = (finders: readonly Finder[]) => [
  bindDesk(endpoints.searchDesk, async ({ q }, caller) => {
    const { permissions, hotels } = staffOf(caller)
    const allowed = finders.filter(
      ({ needs, isForStaff }) => permissions.includes(needs) && (!isForStaff || hotels === null),
    )
    const found = await Promise.all(allowed.map(({ find }) => find(q.trim(), caller)))
    return ok({ list: found.flat() })
  }),
]
