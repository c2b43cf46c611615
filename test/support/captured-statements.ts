import { hotelTables } from './hotel-tables.ts'
import type { Statement } from './touched-parts.ts'

/** The text with single spaces. */
export const singleSpaced = (text: string): string => text.replace(/\s+/g, ' ').trim()

const tableNames = new RegExp(`\\b(?:${[...hotelTables.keys(), 'current_orders'].join('|')})\\b`)
const isQuery = (text: string) => /^(?:select|insert|update|delete|with)\b/i.test(text)

/** Records the statements of a pool while a function runs. */
export function captureStatements() {
  const captured: (Statement & { readonly connection: number })[] = []
  let isCapturing = false
  return {
    onStatement(connection: number, text: string, parameters: readonly unknown[]) {
      if (isCapturing) captured.push({ connection, text: singleSpaced(text), parameters })
    },
    async during<Value>(work: () => Promise<Value>): Promise<Value> {
      isCapturing = true
      try {
        return await work()
      } finally {
        isCapturing = false
      }
    },
    /** Statements on tables of hotels, once for each set of parameters. */
    ofHotels: (): Statement[] => [
      ...new Map(
        captured
          .filter(({ text }) => isQuery(text) && tableNames.test(text))
          .map((statement) => [JSON.stringify([statement.text, statement.parameters]), statement]),
      ).values(),
    ],
    /** The tables that each committed transaction writes. */
    writesOfTransactions(): ReadonlySet<string>[] {
      const open = new Map<number, Set<string>>()
      const done: Set<string>[] = []
      for (const { connection, text } of captured) {
        if (/^begin\b/i.test(text)) open.set(connection, new Set())
        for (const table of writtenTables(text)) open.get(connection)?.add(table)
        if (/^(?:commit|rollback)$/i.test(text)) {
          if (/^commit/i.test(text)) done.push(open.get(connection) ?? new Set())
          open.delete(connection)
        }
      }
      return done
    },
  }
}

const writtenTables = (text: string): string[] => [
  ...[...text.matchAll(/\b(?:insert into|update|delete from) ([a-z_]+)/g)]
    .map(([, table]) => table!)
    .filter((table) => table !== 'set'),
  ...(/\b(?:take|return)_nights\(/.test(text) ? ['inventory_nights'] : []),
]
