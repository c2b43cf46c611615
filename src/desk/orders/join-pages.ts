import type { Id } from '#domain/id.ts'

/** Rows of a newer page, followed by the older rows below its last one. Ids fall. */
export function joinPages<Row extends { readonly id: Id }>(
  newer: readonly Row[],
  older: readonly Row[],
): readonly Row[] {
  const last = newer.at(-1)
  if (!last) return older
  const end = BigInt(last.id)
  return [...newer, ...older.filter(({ id }) => BigInt(id) < end)]
}
