import type { Id } from '#domain/id.ts'
import type { Db } from '../../db/database.ts'
import { checkSums, type MovedMoney, movedMoney } from '../../payments/check-sums.ts'
import { type DueSums, readDueSums } from './dues-store.ts'

const pageSize = 1_000

/** Contradictions between payments and orders, one sentence each. */
export const bookDifferences = async (db: Db, now: number): Promise<string[]> => [
  ...(await checkSums(db, now)),
  ...(await checkDues(db)),
]

/** Hourly. A difference fails the job, so that it is logged and retried. */
export async function checkBooks(db: Db, now: number): Promise<void> {
  const found = await bookDifferences(db, now)
  if (found.length > 0)
    throw new Error(`the books of payments do not add up: ${found.slice(0, 20).join('; ')}`)
}

/** Orders whose dues and payments differ: captured less refunded must equal the paid dues. */
async function checkDues(db: Db): Promise<string[]> {
  const found: string[] = []
  let after: Id = '0'
  for (;;) {
    const page = await readDueSums(db, { after, limit: pageSize })
    const last = page.at(-1)
    if (!last) return found
    const ids = page.map(({ orderId }) => orderId)
    const moved = await movedMoney(db, ids)
    found.push(...page.flatMap((sums) => differences(sums, moved.get(sums.orderId))))
    after = last.orderId
  }
}

function differences(dues: DueSums, moved: MovedMoney | undefined): string[] {
  const order = `order ${dues.orderId}`
  const wrongShares = dues.isSummed ? [] : [`${order} has a due whose shares are not its amount`]
  // A due may be settled without a provider, and disputes are reviewed by a person.
  if (!moved || moved.isDisputed || dues.isSettledElsewhere) return wrongShares
  const faults: [boolean, string][] = [
    [dues.paid === moved.kept, `${order} is paid ${dues.paid} by its dues and ${moved.kept} by its payments`],
    [dues.held === moved.held, `${order} holds ${dues.held} by its dues and ${moved.held} by its payments`],
    [!dues.capturing || moved.isCapturing, `${order} waits for a capture that nobody planned`],
  ]
  return [...wrongShares, ...faults.filter(([isTrue]) => !isTrue).map(([, what]) => what)]
}
