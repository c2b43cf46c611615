import type { OperationRow } from '../payment-row.ts'
import type { Movement } from '../provider.ts'

const kindsOf: Record<Movement['kind'], readonly OperationRow['kind'][]> = {
  authorisation: ['authorise', 'reauthorise'],
  capture: ['capture'],
  refund: ['refund'],
  void: ['void'],
}

/** The operation that a movement belongs to: by its key if the provider repeats it, or the one in flight. */
export function operationOf(movement: Movement, operations: readonly OperationRow[]): OperationRow | null {
  const candidates = operations.filter(
    ({ kind, state }) => kindsOf[movement.kind].includes(kind) && state !== 'succeeded',
  )
  const named = candidates.find(({ id }) => id === movement.operation)
  if (named || movement.operation !== undefined) return named ?? null
  const isUnderWay = ({ state }: OperationRow) => state === 'sent' || state === 'unknown'
  return (
    candidates.find(
      (one) => isUnderWay(one) && (movement.kind === 'void' || one.chargeAmount === movement.money.amount),
    ) ?? null
  )
}

export const nameOfMovement = ({ kind, id }: Pick<Movement, 'kind' | 'id'>) => `${kind} ${id}`
