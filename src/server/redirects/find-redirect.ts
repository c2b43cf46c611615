import { ok } from '#domain/result.ts'
import { cacheFor } from '../cache/cache-for.ts'
import type { Db } from '../db/database.ts'
import { readRules } from './store.ts'
import { type FindRule, partsOf, type Rule, whereTo } from './where-to.ts'

type Options = { db: Db; hosts: readonly string[]; now: () => number }

const freshFor = 5_000

/** The rule for a path, from a copy of the table that is at most five seconds old. */
export function createFindRule({ db, hosts, now }: Options): FindRule {
  const read = async () => {
    const rows = await readRules(db)
    return new Map(rows.filter(({ target }) => isAllowed(target, hosts)).map((row) => [row.path, row]))
  }
  const rules = cacheFor<ReadonlyMap<string, Rule>>({ read, freshFor, now })
  return async (path) => (await rules()).get(path) ?? null
}

/** An absolute URL leaves our site: allowed only for configured hosts. */
export function isAllowed(target: string, hosts: readonly string[]): boolean {
  if (target.startsWith('/')) return !target.startsWith('//')
  return URL.canParse(target) && hosts.includes(new URL(target).hostname)
}

export async function findRedirect(findRule: FindRule, { path: address }: { path: string }) {
  const { path, search } = partsOf(address)
  const moved = await whereTo({ path, search, languageCookie: undefined }, findRule)
  return ok(moved && { redirect: moved.location, permanent: moved.status === 301 })
}
