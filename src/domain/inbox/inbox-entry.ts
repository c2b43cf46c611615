export const inboxKinds = ['ticket', 'question', 'answer', 'review', 'claim', 'lead'] as const
export type InboxKind = (typeof inboxKinds)[number]

/** Names an entry, also for the entries of Today: `ticket:T7K3M9Q2XB`, `review:5`. */
export const inboxKey = (kind: InboxKind, id: string): string => `${kind}:${id}`

/** Null for a key that names no entry of the inbox. */
export function readInboxKey(key: string): { kind: InboxKind; id: string } | null {
  const [name = '', id = ''] = key.split(':')
  const kind = inboxKinds.find((one) => one === name)
  if (!kind) return null
  return (kind === 'ticket' || kind === 'lead' ? /^[A-Z][0-9A-Z]{9}$/ : /^\d{1,18}$/).test(id)
    ? { kind, id }
    : null
}

/** The median of waiting times in seconds; null without any. */
export function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null
  const sorted = values.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[half]! : Math.round((sorted[half - 1]! + sorted[half]!) / 2)
}
