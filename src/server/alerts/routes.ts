import * as endpoints from '#contract/endpoints.ts'
import { ok } from '#domain/result.ts'
import { type Caller, guestOf } from '../http/caller.ts'
import { bind } from '../http/dispatch.ts'
import { changeAlerts, stopAlert } from './change-alerts.ts'
import type { AlertContext } from './context.ts'
import { listAlerts } from './list-alerts.ts'

const own = (caller: Caller) => ({ guestId: guestOf(caller), locale: caller.locale })

export const alertRoutes = (context: AlertContext) => [
  bind(endpoints.listAlerts, async (_, caller) => ok(await listAlerts(context, context.db, own(caller)))),
  bind(endpoints.changeAlerts, (input, caller, runIdempotently) =>
    changeAlerts(context, { ...input, ...own(caller) }, runIdempotently),
  ),
  bind(endpoints.stopAlert, ({ token }, { locale }) => stopAlert(context, { token, locale })),
]
