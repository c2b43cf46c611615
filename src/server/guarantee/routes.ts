import * as endpoints from '#contract/endpoints.ts'
import { ok } from '#domain/result.ts'
import { guestOf } from '../http/caller.ts'
import { bind } from '../http/dispatch.ts'
import type { GuaranteeContext } from './context.ts'
import { presentClaim } from './present.ts'
import { sendClaim } from './send-claim.ts'
import { readClaimsOf } from './store.ts'

export const guaranteeRoutes = (context: GuaranteeContext) => [
  bind(endpoints.sendClaim, (form, caller) => sendClaim(context, form, caller)),
  bind(endpoints.listClaims, async ({ page, page_size }, caller) => {
    const asked = { guestId: guestOf(caller), offset: (page - 1) * page_size, limit: page_size }
    const { rows, total } = await readClaimsOf(context.db, asked)
    return ok({ list: rows.map((claim) => presentClaim(claim, caller.locale)), total, page, page_size })
  }),
]
