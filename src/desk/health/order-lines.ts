import type { HealthLine } from '#contract/desk/health.ts'

const order: readonly HealthLine['state'][] = ['fault', 'warning', 'ok']

/** Faults, warnings, then the rest, each in the order of the checks. */
export const inOrderOfState = (lines: readonly HealthLine[]): HealthLine[] =>
  lines.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
