import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSimulator } from '#simulator/start-simulator.ts'

const MANY = 1_000_000

/** The simulated providers of payments, which can be slow or away; they remember what was paid. */
export async function openProvider() {
  const folder = mkdtempSync(join(tmpdir(), 'provider-'))
  let ahead = 0
  const now = () => Date.now() + ahead
  const file = join(folder, 'simulator.json')
  let sim = await startSimulator({ port: 0, file, clock: now })
  const { url, merchant } = sim
  const setFaults = (body: object) =>
    fetch(`${url}/__sim/faults`, { method: 'POST', body: JSON.stringify(body) })
  return {
    ...{ url, merchant, sim, now },
    moveClock: (ms: number) => {
      ahead += ms
    },
    setDelay: (ms: number) =>
      setFaults(ms > 0 ? { mode: 'slow_after', match: '', times: MANY, delay_ms: ms } : { clear: true }),
    setAway: async (isAway: boolean) => {
      if (isAway) await sim.close()
      else sim = await startSimulator({ port: Number(new URL(url).port), file, clock: now })
    },
    close: async () => {
      await sim.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
