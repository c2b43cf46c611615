import type { QualityFault } from './quality.ts'

/** From an empty draft to a hotel on sale, in the order in which each step needs the ones before. */
const steps = {
  facts: ['no_address', 'far_from_city'],
  texts: ['no_english', 'no_chinese'],
  rooms: ['no_rooms'],
  rates: ['no_rooms', 'no_plans'],
  prices: ['no_rooms', 'no_plans', 'no_prices'],
  photographs: ['no_photographs'],
} as const satisfies Record<string, readonly QualityFault[]>

export type FirstStep = keyof typeof steps | 'open'

/** The guided list of a draft; its last step is to open the hotel. */
export function firstSteps(faults: readonly QualityFault[]): { step: FirstStep; isDone: boolean }[] {
  const done = Object.entries(steps).map(([step, missing]) => ({
    step: step as FirstStep,
    isDone: !missing.some((fault) => faults.includes(fault)),
  }))
  return [...done, { step: 'open', isDone: false }]
}
