export type Row = Readonly<Record<string, string>>

/** The rows of a field that holds a list. */
export function readRows(text: string): Row[] {
  try {
    const value: unknown = JSON.parse(text || '[]')
    return Array.isArray(value) ? (value as Row[]) : []
  } catch {
    return []
  }
}

/** The row at one place moved to another. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const at = Math.max(0, Math.min(items.length - 1, to))
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, at), items[from]!, ...rest.slice(at)]
}
