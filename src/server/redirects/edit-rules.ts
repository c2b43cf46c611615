import { ok, refuse } from '#domain/result.ts'
import { canonicalPath } from '#domain/text/canonical-path.ts'
import { hasLanguage, splitLocale } from '#domain/text/locale-path.ts'
import { type Db, transaction } from '../db/database.ts'
import { isAllowed } from './find-redirect.ts'
import { deleteRule, type RuleRow, readRules, writeRule } from './store.ts'
import { follow } from './where-to.ts'

export { type RuleRow, readRules as listRules } from './store.ts'

type Hosts = { hosts: readonly string[] }

/** Adds a rule for a path of ours in canonical form; a redirect loop is refused. */
export function addRule(db: Db, { path: typed, target, permanent }: RuleRow, { hosts }: Hosts) {
  const path = pathOf(typed)
  return transaction(db, async (tx) => {
    if (path === null) return refuse('path' as const)
    if (!isAllowed(target, hosts)) return refuse('target' as const)
    const rule = { path, target: target.startsWith('/') ? canonicalPath(target) : target, permanent }
    const others = (await readRules(tx)).filter((one) => one.path !== path)
    const rules = new Map([...others, rule].map((one) => [one.path, one]))
    const end = await follow(path, async (at) => rules.get(at) ?? null)
    if (end.target === path) return refuse('circle' as const)
    await writeRule(tx, rule)
    return ok(rule)
  })
}

export const removeRule = async (db: Db, path: string): Promise<boolean> =>
  deleteRule(db, pathOf(path) ?? path)

/** Rules have no language prefix and no trailing slash: they apply to both languages. */
function pathOf(typed: string): string | null {
  if (!typed.startsWith('/') || typed.startsWith('//') || /[?#\s\\]/.test(typed)) return null
  const path = canonicalPath(typed)
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  return plain !== '/' && hasLanguage(plain) && splitLocale(plain).path === plain ? plain : null
}
