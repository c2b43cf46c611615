import type { DeskRedirects, RedirectChange, RedirectRemoval } from '#contract/desk/publishing.ts'
import * as endpoints from '#contract/desk/publishing-endpoints.ts'
import { ok, refuse } from '#domain/result.ts'
import { recordAudit, type Trace, traceOfCaller } from '../audit/record-audit.ts'
import type { Db, Pool, Tx } from '../db/database.ts'
import { bindDesk } from '../http/dispatch.ts'
import { addRule, listRules, removeRule } from './edit-rules.ts'
import { partsOf, type Rule, whereTo } from './where-to.ts'

type Context = { readonly db: Pool; readonly now: () => number; readonly hosts: readonly string[] }
type Options = Context & { readonly findRule: (path: string) => Promise<Rule | null> }

const show = async (db: Db, hosts: readonly string[]): Promise<DeskRedirects> => ({
  rules: [...(await listRules(db))],
  hosts: [...hosts],
})

const refusals = { path: 'redirect_path', target: 'redirect_target', circle: 'redirect_loop' } as const

async function save({ hosts, now }: Context, tx: Tx, rule: RedirectChange, trace: Trace) {
  const before = (await listRules(tx)).find(({ path }) => path === rule.path)
  const { path, target, permanent } = rule
  const added = await addRule(tx, { path, target, permanent }, { hosts })
  if (!added.ok) return refuse(refusals[added.refusal])
  await recordAudit(tx, trace, {
    action: 'redirect_saved',
    object: { kind: 'redirect', id: added.value.path, name: added.value.path },
    ...(before ? { before: { target: before.target, permanent: before.permanent } } : {}),
    after: { target: added.value.target, permanent: added.value.permanent },
    now: now(),
  })
  return ok(await show(tx, hosts))
}

async function remove({ hosts, now }: Context, tx: Tx, { path }: RedirectRemoval, trace: Trace) {
  if (!(await removeRule(tx, path))) return refuse('not_found')
  await recordAudit(tx, trace, {
    action: 'redirect_removed',
    object: { kind: 'redirect', id: path, name: path },
    now: now(),
  })
  return ok(await show(tx, hosts))
}

/** Redirects at the desk. */
export const deskRedirectRoutes = ({ findRule, ...context }: Options) => [
  bindDesk(endpoints.listDeskRedirects, async () => ok(await show(context.db, context.hosts))),
  bindDesk(endpoints.tryRedirect, async ({ path: address }) => {
    const { path, search } = partsOf(address)
    const moved = await whereTo({ path, search, languageCookie: undefined }, findRule)
    return ok({
      outcome: moved && { location: moved.location, permanent: moved.status === 301 },
    })
  }),
  bindDesk(endpoints.saveRedirect, (rule, caller, runIdempotently) =>
    runIdempotently((tx) => save(context, tx, rule, traceOfCaller(caller))),
  ),
  bindDesk(endpoints.removeRedirect, (removal, caller, runIdempotently) =>
    runIdempotently((tx) => remove(context, tx, removal, traceOfCaller(caller))),
  ),
]
