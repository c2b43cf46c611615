import * as endpoints from '#contract/endpoints.ts'
import { ok } from '#domain/result.ts'
import { guestOf } from '../http/caller.ts'
import { bind } from '../http/dispatch.ts'
import { presentClaim } from './present.ts'
import { sendClaim } from './send-claim.ts'
import { readClaimsOf } from './store.ts'
import type { GuaranteeWorld } from './world.ts'

export const guaranteeRoutes = (world: GuaranteeWorld) => [
  bind(endpoints.sendClaim, (form, caller) => sendClaim(world, form, caller)),
  bind(endpoints.listClaims, async ({ page, page_size }, caller) => {
    const asked = { guestId: guestOf(caller), offset: (page - 1) * page_size, limit: page_size }
    const { rows, total } = await readClaimsOf(world.db, asked)
    return ok({ list: rows.map((claim) => presentClaim(claim, caller.locale)), total, page, page_size })
  }),
]
