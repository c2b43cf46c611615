import * as endpoints from '#contract/desk/operation-endpoints.ts'
import { ok } from '#domain/result.ts'
import { traceOfCaller } from '../audit/record-audit.ts'
import type { Pool, Tx } from '../db/database.ts'
import { type DeskCaller, staffOf } from '../http/caller.ts'
import { bindDesk, type Outcome, type RunIdempotently } from '../http/dispatch.ts'
import { type Operator, removeJobs, retryJobs, runTask } from './change-jobs.ts'
import { showJobs } from './show-jobs.ts'
import { showSettings } from './show-settings.ts'
import { switchFeature } from './switch-feature.ts'

type Options = {
  readonly db: Pool
  readonly now: () => number
  readonly env: Readonly<Record<string, string | undefined>>
  readonly version: string
}

/** Background jobs and settings for the operator. */
export function operationRoutes({ db, now, env, version }: Options) {
  const changing =
    <Input, Value>(verb: (tx: Tx, input: Input, operator: Operator) => Promise<Outcome<Value>>) =>
    (input: Input, caller: DeskCaller, runIdempotently: RunIdempotently<Value>) =>
      runIdempotently((tx) =>
        verb(tx, input, { trace: traceOfCaller(caller), zone: caller.zone, now: now() }),
      )
  return [
    bindDesk(endpoints.listDeskJobs, async (_, { zone }) => ok(await showJobs(db, { now: now(), zone }))),
    bindDesk(endpoints.retryJobs, changing(retryJobs)),
    bindDesk(endpoints.removeJobs, changing(removeJobs)),
    bindDesk(endpoints.runTask, changing(runTask)),
    bindDesk(endpoints.showDeskSettings, async (_, { zone }) =>
      ok(await showSettings(db, { env, version, zone })),
    ),
    bindDesk(endpoints.switchFeature, (input, caller, runIdempotently) =>
      runIdempotently(async (tx) => {
        const operator = { trace: traceOfCaller(caller), name: staffOf(caller).name, now: now() }
        await switchFeature(tx, input, operator)
        return ok(await showSettings(tx, { env, version, zone: caller.zone }))
      }),
    ),
  ]
}
