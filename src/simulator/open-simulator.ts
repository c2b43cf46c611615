import { MERCHANT_PATH } from './control.ts'
import { type Options, type Simulator, startSimulator } from './start-simulator.ts'

/** A listener on the port that does not respond within this time is not a simulator. */
const PATIENCE = 3_000

/** Starts the simulator, or connects to the one that another process of this site runs on the same port. */
export async function openSimulator(options: Options): Promise<Simulator> {
  try {
    return await startSimulator(options)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    return joinSimulator(`http://127.0.0.1:${options.port}`, error as Error)
  }
}

async function joinSimulator(url: string, inUse: Error): Promise<Simulator> {
  const answer = await fetch(url + MERCHANT_PATH, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => null)
  const merchant = answer?.ok
    ? ((await answer.json().catch(() => null)) as Record<string, string> | null)
    : null
  // Another program uses the port.
  if (!merchant) throw inUse
  return {
    url,
    merchant,
    setNotifyUrl: (provider, to) =>
      void fetch(url + MERCHANT_PATH, {
        method: 'POST',
        body: JSON.stringify({ provider, notify_url: to }),
      }).catch(() => {}),
    close: async () => {},
  }
}
