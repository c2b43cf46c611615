import { traceOfCommand } from '#server/audit/record-audit.ts'
import { findStaffByEmail, inviteStaff } from '#server/desk/manage-staff.ts'
import { readSettings } from '#server/settings.ts'
import { openParts } from '#server/startup/open-parts.ts'
import { prepareDatabase } from '#server/startup/prepare-database.ts'
import { type Command, readOptions } from './command.ts'
import { doctorCommand } from './doctor.ts'
import { askFor, type Flag, missingFlags, ownDefaults, questions } from './init-questions.ts'
import { fail } from './printing.ts'
import { readSettingsFile, settingsFile, writeSettingsFile } from './settings-file.ts'

const flags = questions.map(({ flag, ask }) => `  --${flag.padEnd(15)} ${ask}`).join('\n')

const help = `Usage: npm run ops -- init [OPTION]… [--set NAME=VALUE]… [--admin EMAIL]

Prepares a site for production: writes the settings file, creates the database without demonstration hotels, invites the
first member of staff, and runs the doctor. At a terminal it asks for what is missing. The file is SETTINGS_FILE, or
settings.env in this folder; secrets are generated. A second run changes only what its options name.

${flags}
  --set NAME=VALUE  any other setting, such as --set PAYPAL_CLIENT_ID=…; see docs/settings.md
  --admin EMAIL     invites this person to the desk as administrator and prints the link
  --no-doctor       leaves the doctor out`

const textOption = { type: 'string' } as const
const options = {
  ...(Object.fromEntries(questions.map(({ flag }) => [flag, textOption])) as Record<Flag, typeof textOption>),
  set: { type: 'string', multiple: true, default: [] as string[] },
  admin: textOption,
  'no-doctor': { type: 'boolean', default: false },
} as const

export const initCommand: Command = {
  name: 'init',
  about: 'prepare a site for production: settings, database, first member of staff',
  help,
  run: async (words, workplace) => {
    const read = readOptions({ args: words, options })
    if (!read.ok) return fail(read.sentence, 2)
    const { set, admin, 'no-doctor': noDoctor, ...given } = read.values
    const wrong = set.find((pair) => !/^[A-Z][A-Z0-9_]*=/.test(pair))
    if (wrong) return fail(`--set needs NAME=VALUE, not ${wrong}`, 2)
    const file = settingsFile(workplace.env)
    const named = {
      ...Object.fromEntries(questions.flatMap(({ flag, name }) => pairOf(name, given[flag]))),
      ...Object.fromEntries(set.map((pair) => pair.split(/=(.*)/s).slice(0, 2))),
    } as Record<string, string>
    const written = readSettingsFile(file)
    const known = { ...written, ...named }
    const isNew = Object.keys(written).length === 0
    const answers = process.stdin.isTTY ? await askFor(known, { isNew }) : {}
    const all = { ...known, ...answers }
    const missing = missingFlags(all)
    if (missing.length > 0) return fail(`These options are missing: ${missing.join(', ')}`, 2)
    const values = { ...named, ...answers, ...ownDefaults(all) }
    const env = { ...workplace.env, ...all, ...values }
    // An invalid value is refused before anything is written.
    const settings = readSettings(env)
    const isChanged = writeSettingsFile(file, values)
    console.log(isChanged ? `Settings: ${file}` : `Settings: ${file} (unchanged)`)

    const opened = await prepareDatabase(settings)
    try {
      if (admin) await inviteFirst(openParts({ db: opened.db, settings, clock: Date.now }).desk, admin)
    } finally {
      await opened.close()
    }
    const state = noDoctor ? 0 : await doctorCommand.run([], { ...workplace, env })
    console.log(
      state === 0 ? 'Ready. Start the site: npm start' : 'Correct the faults, then start: npm start',
    )
    return state
  },
}

const pairOf = (name: string, value: string | undefined): [string, string][] =>
  value === undefined ? [] : [[name, value]]

type Desk = ReturnType<typeof openParts>['desk']

/** Somebody who has access already receives no second invitation. */
async function inviteFirst(desk: Desk, email: string) {
  if (await findStaffByEmail(desk.db, email)) return console.log(`Staff: ${email} has access already.`)
  const invited = await inviteStaff(
    desk,
    { email, name: email.split('@')[0]!, role: 'admin', hotels: [], locale: 'en' },
    { trace: traceOfCommand('ops init'), isMailed: false },
  )
  if (!invited.ok) throw new Error(`${email} was not invited: ${JSON.stringify(invited.refusal)}`)
  console.log(`Staff: ${email} is administrator. Open this link within 3 days:\n${invited.value.url}`)
}
