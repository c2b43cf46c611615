import { readFileSync } from 'node:fs'

type Statement = { pid: string; text: string; values: (string | null)[] }

const entry = /^\d{4}-\S+ \S+ \S+ \[(\d+)\] (LOG|DETAIL): {2}([\s\S]*)$/

/** Parses the statements that PostgreSQL logged after a position. */
function statementsIn(log: string, from: number): Statement[] {
  const found: Statement[] = []
  const entries = readFileSync(log)
    .subarray(from)
    .toString()
    .split(/\n(?=\d{4}-\d\d-\d\d )/)
  for (const text of entries) {
    const [, pid, kind, said] = entry.exec(text.trimEnd()) ?? []
    if (!pid || said === undefined) continue
    const statement = /^(?:statement|execute [^:]*): ([\s\S]*)$/.exec(said)
    if (kind === 'LOG' && statement) found.push({ pid, text: statement[1]!, values: [] })
    const given = /^Parameters: ([\s\S]*)$/i.exec(said)
    if (kind === 'DETAIL' && given) found.findLast((one) => one.pid === pid)!.values = valuesIn(given[1]!)
  }
  return found
}

const valuesIn = (text: string) =>
  [...text.matchAll(/\$\d+ = (?:NULL|'((?:[^']|'')*)')/g)].map(
    ([, value]) => value?.replaceAll("''", "'") ?? null,
  )

/** Values that differ between bookings, and the expressions that generate them. */
export type Varying = ReadonlyMap<string, string>

/**
 * The transaction of one booking as a pgbench script: the same statements with the server's values. Guests,
 * orders and request ids are new each time.
 */
export function scriptOf(log: string, from: number, varying: Varying): string {
  const all = statementsIn(log, from)
  const { pid } = all.find(({ text }) => /insert into orders/.test(text))!
  const own = all.filter((one) => one.pid === pid)
  const at = own.findIndex(({ text }) => /insert into orders/.test(text))
  const first = own.findLastIndex(({ text }, index) => index < at && /^begin/i.test(text.trim()))
  const last = own.findIndex(({ text }, index) => index > at && /^commit/i.test(text.trim()))
  const known = all.find(({ text }) => /from requests/.test(text))!
  const lines = [known, ...own.slice(first, last + 1)].map(({ text, values }) => {
    const filled = text.replace(/\$(\d+)/g, (_, n) => literalOf(values[Number(n) - 1] ?? null, varying))
    const line = filled.replace(/\s+/g, ' ').trim()
    // The directory gives the order its id.
    return /insert into order_directory/.test(text) ? `${line} \\gset o_` : `${line};`
  })
  return ['\\set guest random(1, 20000)', '\\set one random(1, 1000000000000000)', ...lines, ''].join('\n')
}

function literalOf(value: string | null, varying: Varying): string {
  if (value === null) return 'null'
  const keys = [...varying.keys()]
  const parts = value.split(new RegExp(`(${keys.join('|')})`)).filter((part) => part !== '')
  if (!parts.some((part) => varying.has(part))) return escaped(value)
  const joined = parts.map((part) => asText(varying.get(part)) ?? escaped(part)).join(' || ')
  if (parts.length === 1) return varying.get(value)!
  // An array such as `{quote}` is cast by the statement itself.
  return `(${joined})${/^(\[|\{"[^"]*":)/.test(value) ? '::json' : ''}`
}

const asText = (expression: string | undefined) => expression && `${expression}::text`

/** Without a colon, which would begin a pgbench variable. */
const escaped = (value: string) =>
  `U&'${value.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\003a')}'`
