import type { Id } from '../id.ts'

export const batchStates = ['proposed', 'approved', 'paid', 'cancelled'] as const
export type BatchState = (typeof batchStates)[number]

export const batchSteps = ['approve', 'pay', 'cancel'] as const
export type BatchStep = (typeof batchSteps)[number]

/** Only an approved batch has a file and can be paid; a paid one is final. */
const nextBatchStates: Readonly<Record<BatchState, Partial<Record<BatchStep, BatchState>>>> = {
  proposed: { approve: 'approved', cancel: 'cancelled' },
  approved: { pay: 'paid', cancel: 'cancelled' },
  paid: {},
  cancelled: {},
}

export type Batch = { readonly state: BatchState; readonly proposedBy: Id }
export type BatchRefusal = 'already_decided' | 'not_approved' | 'second_person_needed'

/** The state after a step of this member of staff: a batch is approved by somebody else than who proposed it. */
export function stepBatch(
  { state, proposedBy }: Batch,
  step: BatchStep,
  staffId: Id,
): { readonly next: BatchState } | { readonly refusal: BatchRefusal } {
  const next = nextBatchStates[state][step]
  if (!next) return { refusal: state === 'proposed' ? 'not_approved' : 'already_decided' }
  if (step === 'approve' && proposedBy === staffId) return { refusal: 'second_person_needed' }
  return { next }
}
