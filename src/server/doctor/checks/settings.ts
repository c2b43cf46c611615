import { misspeltNames } from '../../settings/misspelt-names.ts'
import { isSimulated, readSettings, startWarnings } from '../../settings.ts'
import { type Check, checkOfSettings, type Finding, fault, ok, warning } from '../check.ts'

const settingsCheck: Check = {
  name: 'settings',
  run: async ({ env }) => {
    const misspelt = misspeltNames(env).map(({ name, meant }) =>
      warning(`No setting is named ${name}.`, `Rename it to ${meant}, or remove it.`),
    )
    return [...validity(env), ...misspelt]
  },
}

function validity(env: Parameters<typeof readSettings>[0]): Finding[] {
  try {
    readSettings(env)
    return [ok('All settings are valid.')]
  } catch (error) {
    const sentences = (error as Error).message.split('\n')
    return sentences.map((sentence) => fault(sentence, `Correct the setting: see docs/settings.md.`))
  }
}

const startCheck = checkOfSettings('start', async (settings) =>
  startWarnings(settings).map((sentence) =>
    warning(sentence, 'Set PUBLIC_URL if visitors use this site from other machines.'),
  ),
)

const demonstrationCheck = checkOfSettings('demonstration', async (settings) => {
  if (settings.local) return [ok('The site is for this machine, with simulated services where none is set.')]
  if (settings.DEMO)
    return [warning('The site is a public demonstration.', 'Remove DEMO=1 before you sell rooms.')]
  return isSimulated(settings)
    ? [fault('Payments are simulated.', 'Set a payment provider.')]
    : [ok('The site sells rooms of your own inventory.')]
})

const secretCheck = checkOfSettings('secret', async (settings) => {
  if (settings.SECRET_PREVIOUS)
    return [
      warning(
        'SECRET_PREVIOUS is set: a rotation of the secret is in progress.',
        'Remove SECRET_PREVIOUS a month after the rotation.',
      ),
    ]
  return [ok(settings.SECRET ? 'SECRET is set.' : 'The secret is in DATA_DIR/secret.')]
})

export const settingChecks: readonly Check[] = [settingsCheck, startCheck, demonstrationCheck, secretCheck]
