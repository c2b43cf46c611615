import { type Pool, readingTransaction } from '../db/database.ts'
import type { Fact } from './backup-folder.ts'
import { type FactName, readFacts } from './store.ts'

/** How each number is compared; `zero` is an invariant of the books and of the stock. */
const comparisons: Record<FactName, Fact['how']> = {
  hotels: 'same',
  accounts: 'same',
  orders: 'grows',
  payments: 'grows',
  ledgerEntries: 'grows',
  ledgerSum: 'grows',
  ledgerDifferences: 'zero',
  stockNights: 'same',
  freeRooms: 'same',
  oversoldNights: 'zero',
}

/** Counts, ledger and stock, from one snapshot. */
export async function collectFacts(db: Pool): Promise<Fact[]> {
  const values = await readingTransaction(db, readFacts)
  return Object.entries(comparisons).map(([name, how]) => ({ name, how, value: values[name as FactName] }))
}

export type Compared = Fact & { readonly found: number; readonly isRight: boolean }

/**
 * Compares a restored database with the facts of its backup. Writes continue during a backup, so the restored database
 * may have more orders than were counted; stock is compared only if it has not.
 */
export function compareFacts(expected: readonly Fact[], found: readonly Fact[]): Compared[] {
  const values = new Map(found.map(({ name, value }) => [name, value]))
  const pairs = expected.map((fact) => ({ ...fact, found: values.get(fact.name) ?? Number.NaN }))
  const isQuiet = pairs.every(({ how, value, found }) => how !== 'grows' || value === found)
  const isRight = ({ how, value, found }: (typeof pairs)[number]) => {
    if (how === 'zero') return found === 0
    if (how === 'grows') return found >= value
    return !isQuiet || found === value
  }
  return pairs.map((pair) => ({ ...pair, isRight: isRight(pair) }))
}
