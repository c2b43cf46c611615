import type { Clock } from '#ui/clock.ts'
import { buildCheckInterval } from '../../constants.ts'

type Parts = {
  known: string
  /** The build that the server has now; null when it did not say. */
  ask: () => Promise<string | null>
  clock: Clock
  onNewer: () => void
}

/** Looks for a newer build every ten minutes, and when told to; says so once. */
export function createBuildCheck({ known, ask, clock, onNewer }: Parts) {
  let stop = () => {}
  let said = false
  const check = async () => {
    if (said) return
    const build = await ask().catch(() => null)
    if (said || build === null || build === known) return
    said = true
    stop()
    onNewer()
  }
  const plan = () => {
    stop = clock.after(buildCheckInterval, () => {
      plan()
      void check()
    })
  }
  plan()
  return { check, stop: () => stop() }
}
