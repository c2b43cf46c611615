import type { Pool } from '../db/database.ts'
import type { Settings } from '../settings.ts'

export type Finding = {
  readonly state: 'ok' | 'warning' | 'fault'
  /** The observation, in one sentence. */
  readonly text: string
  /** The remedy; absent if nothing needs to be done. */
  readonly todo?: string
}

export type Variables = Readonly<Record<string, string | undefined>>

/** The facts that a check may use. */
export type Examined = {
  readonly env: Variables
  /** Null if the settings are invalid. */
  readonly settings: Settings | null
  /** Null if the database cannot be used. */
  readonly db: Pool | null
  /** Why there is no database. */
  readonly whyNoDatabase?: string | undefined
  readonly now: () => number
  /** The recipient of a test mail. */
  readonly mailTo?: string | undefined
}

/** A check of one subject. */
export type Check = {
  readonly name: string
  readonly run: (examined: Examined) => Promise<readonly Finding[]>
}

/** A check that needs valid settings and is skipped without them: the settings check reports why. */
export const checkOfSettings = (
  name: string,
  run: (settings: Settings, examined: Examined) => Promise<readonly Finding[]>,
): Check => ({
  name,
  run: async (examined) => (examined.settings ? run(examined.settings, examined) : []),
})

/** A check that needs the database and is skipped without it: the database check reports why. */
export const checkOfDatabase = (
  name: string,
  run: (db: Pool, examined: Examined) => Promise<readonly Finding[]>,
): Check => ({ name, run: async (examined) => (examined.db ? run(examined.db, examined) : []) })

export const ok = (text: string): Finding => ({ state: 'ok', text })
export const warning = (text: string, todo: string): Finding => ({ state: 'warning', text, todo })
export const fault = (text: string, todo: string): Finding => ({ state: 'fault', text, todo })

/** The short reason of an error, without a stack. */
export const reasonOf = (error: unknown): string => {
  const { message, cause } = error as { message?: string; cause?: { message?: string } }
  return (cause?.message ?? message ?? String(error)).split('\n', 1)[0]!
}
