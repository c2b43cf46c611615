import { showHealth } from '#contract/desk/endpoints.ts'
import { ok } from '#domain/result.ts'
import type { Pool } from '../db/database.ts'
import { bindDesk } from '../http/dispatch.ts'
import type { Settings } from '../settings.ts'
import type { Variables } from './check.ts'
import { type DoctorLine, examine } from './examine.ts'

type Options = {
  readonly db: Pool
  readonly settings: Settings
  readonly now: () => number
  /** The environment of this process, whose names are checked. */
  readonly env: Variables
}

/** The checks call mail server and payment providers, so a page that is reloaded does not repeat them. */
const LIFE_MS = 30_000

/** The lines of the doctor as this process finds them. */
export function healthRoutes({ db, settings, now, env }: Options) {
  let held: { readonly at: number; readonly lines: Promise<DoctorLine[]> } | null = null
  return [
    bindDesk(showHealth, async () => {
      if (!held || now() - held.at > LIFE_MS) held = { at: now(), lines: examine({ env, settings, db, now }) }
      const { at, lines } = held
      return ok({
        checked_at: new Date(at).toISOString(),
        lines: (await lines).map(({ check, state, text, todo = null }) => ({ check, state, text, todo })),
      })
    }),
  ]
}
