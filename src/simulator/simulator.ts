import type { Faults } from './faults.ts'
import type { Route } from './http.ts'
import type { Messages } from './messages.ts'
import type { State } from './state.ts'

/** Services shared by all simulated providers. */
export type Simulation = {
  readonly state: State
  readonly faults: Faults
  readonly messages: Messages
  /** The providers' clock, which tests may advance. */
  readonly now: () => number
  /** The simulator's base URL. */
  readonly url: () => string
  /** The merchant's notification URL; null until the merchant has registered it. */
  readonly notifyUrl: (provider: string) => string | null
}

export type SimulatedProvider = {
  readonly name: string
  readonly routes: readonly Route[]
  /** The merchant's settings for this provider, by name. */
  readonly merchant: () => Readonly<Record<string, string>>
  /** Signs a forged notification for tests, and returns its id. */
  readonly forge: (wanted: Readonly<Record<string, unknown>>) => string
}
