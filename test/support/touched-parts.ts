import type { Pool } from '#server/db/database.ts'
import { partOf } from './partitioned.ts'

export type Statement = { readonly text: string; readonly parameters: readonly unknown[] }

type Plan = { readonly [key: string]: unknown }

/** Names of the relations that a plan reads or changes. */
function relationsOf(plan: unknown): string[] {
  if (Array.isArray(plan)) return plan.flatMap(relationsOf)
  if (typeof plan !== 'object' || plan === null) return []
  const { 'Relation Name': name, ...rest } = plan as Plan
  return [...(typeof name === 'string' ? [name] : []), ...Object.values(rest).flatMap(relationsOf)]
}

/** The numbers of the parts that a statement touches, by table. Its parameters are constants of the plan. */
export async function touchedParts(db: Pool, { text, parameters }: Statement) {
  const [row] = await db.unsafe<{ 'QUERY PLAN': unknown }[]>(`explain (format json) ${text}`, [
    ...(parameters as never[]),
  ])
  const touched = new Map<string, Set<number>>()
  for (const name of relationsOf(row!['QUERY PLAN'])) {
    const found = partOf(name)
    if (found) touched.set(found.table, (touched.get(found.table) ?? new Set()).add(found.part))
  }
  return touched
}
