import type postgres from 'postgres'

type Tag = (strings: unknown, ...values: unknown[]) => unknown
/** The part of the driver's query that decides whether its connection may send another one. */
type Query = { handle: unknown; options: { onexecute?: (connection: unknown) => boolean } }

const isLast = () => false

function alone(query: unknown): unknown {
  const own = query as Partial<Query> | null
  if (typeof own?.handle === 'function' && own.options) own.options.onexecute ??= isLast
  return query
}

/**
 * The same pool, whose connections send a statement only when the last one is answered. A pooler that releases the session
 * at the end of a statement drops what the session answers to the next one (pgbouncer 1.18), and the driver would wait
 * for ever. Within a transaction the session is kept, so statements are still sent together.
 */
export function withoutPipelining(pool: postgres.Sql): postgres.Sql {
  const sql = pool as unknown as Tag
  const { unsafe } = pool as unknown as { unsafe: Tag }
  const tag: Tag = (strings, ...values) => alone(sql(strings, ...values))
  return Object.assign(tag, pool, {
    unsafe: (text: unknown, ...more: unknown[]) => alone(unsafe(text, ...more)),
  }) as unknown as postgres.Sql
}
