import type { Faults } from './faults.ts'
import type { Route } from './http.ts'
import type { Messages } from './messages.ts'
import type { State } from './state.ts'

/** What every simulated provider stands on. */
export type Simulation = {
  readonly state: State
  readonly faults: Faults
  readonly messages: Messages
  /** The providers' time, which tests may turn forward. */
  readonly now: () => number
  /** Where the simulator is reached. */
  readonly url: () => string
  /** Where the merchant takes messages; null until the merchant has said so. */
  readonly notifyUrl: (provider: string) => string | null
}

export type SimulatedProvider = {
  readonly name: string
  readonly routes: readonly Route[]
  /** What the merchant needs to know, under the names of the settings. */
  readonly merchant: () => Readonly<Record<string, string>>
  /** Signs a message of the tester's own making, and gives its id. */
  readonly forge: (wanted: Readonly<Record<string, unknown>>) => string
}
