import { join } from 'node:path'
import { CannotStart } from '../db/embedded-places.ts'
import { isSimulated, readSettings, type Settings } from '../settings.ts'

/** The simulator's port and its state file; a site on a random port has a simulator on a random port. */
const simulatorOptions = ({ PORT, PAY_SIM_PORT, dataDir }: Settings, clock: () => number) => ({
  port: PAY_SIM_PORT ?? (PORT === 0 ? 0 : PORT + 1),
  file: join(dataDir, 'payment-simulator.json'),
  clock,
})

type Variables = Readonly<Record<string, string | undefined>>

/** Settings of a site that uses the simulator: its merchant's credentials, as an operator would set them. */
const simulatedVariables = (given: Variables, merchant: Variables): Variables => ({
  ...given,
  ...merchant,
  PAY_SIM_PORT: undefined,
})

type Options = ReturnType<typeof simulatorOptions>

/** Without a configured provider, the simulator replaces all of them; the programs pass in how to open it. */
export async function simulatePayments<Simulator extends { readonly merchant: Variables }>(
  open: (options: Options) => Promise<Simulator>,
  given: Variables,
  clock: () => number,
): Promise<{ settings: Settings; simulator: Simulator | null }> {
  const settings = readSettings(given)
  if (!isSimulated(settings)) return { settings, simulator: null }
  const options = simulatorOptions(settings, clock)
  const simulator = await open(options).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new CannotStart(
      `Port ${options.port} is in use, and the simulator of payments wants it: set PAY_SIM_PORT to another number.`,
    )
  })
  return { settings: readSettings(simulatedVariables(given, simulator.merchant)), simulator }
}

/** For a command beside a running site: if payments are simulated, the simulator provides the settings. */
export async function settingsBeside(given: Variables): Promise<Settings> {
  const settings = readSettings(given)
  if (!isSimulated(settings)) return settings
  const { port } = simulatorOptions(settings, () => 0)
  const answer = await fetch(`http://127.0.0.1:${port}/__sim/merchant`).catch(() => null)
  if (!answer?.ok) return settings
  return readSettings(simulatedVariables(given, (await answer.json()) as Variables))
}
