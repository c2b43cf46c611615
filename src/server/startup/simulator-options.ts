import { join } from 'node:path'
import type { Settings } from '../settings.ts'

/** Where the simulator listens and what it remembers; a site at any free port has one at any free port. */
export const simulatorOptions = ({ PORT, PAY_SIM_PORT, dataDir }: Settings, clock: () => number) => ({
  port: PAY_SIM_PORT ?? (PORT === 0 ? 0 : PORT + 1),
  file: join(dataDir, 'payment-simulator.json'),
  clock,
})

type Variables = Readonly<Record<string, string | undefined>>

/** The settings of a site that pays at the simulator: its merchant's, as if an operator had typed them. */
export const simulatedVariables = (given: Variables, merchant: Variables): Variables => ({
  ...given,
  ...merchant,
  PAY_SIM_PORT: undefined,
})
