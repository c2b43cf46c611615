import { existsSync } from 'node:fs'
import { findEmbedded } from '#server/db/embedded.ts'
import type { Finding } from '#server/doctor/check.ts'
import { type DoctorLine, examine, worstOf } from '#server/doctor/examine.ts'
import { readSettings, type Settings } from '#server/settings.ts'
import { connectDatabase } from '#server/startup/prepare-database.ts'
import { sentenceOf } from '#server/startup/run-program.ts'
import { settingsBeside } from '#server/startup/simulate-payments.ts'
import { type Command, readOptions } from './command.ts'
import { fail, print } from './printing.ts'

const help = `Usage: npm run ops -- doctor [--mail ADDRESS] [--json]

Checks the settings, the machine, the database, the jobs, the services and the public address of this site. It changes
nothing: the database is not migrated, and no money moves.

Each line is ok, a warning or a fault; the line below it says what to do.

  --mail ADDRESS  sends one test message to this address
  --json          prints JSON instead of lines

Exit status: 1 with a fault, otherwise 0.`

export const doctorCommand: Command = {
  name: 'doctor',
  about: 'check settings, machine, database, jobs and services',
  help,
  run: async (words, { env }) => {
    const options = readOptions({
      args: words,
      options: { json: { type: 'boolean', default: false }, mail: { type: 'string' } },
    })
    if (!options.ok) return fail(options.sentence, 2)
    const { json, mail } = options.values
    if (mail !== undefined && !/^\S+@\S+$/.test(mail)) return fail('--mail needs an email address', 2)
    const settings = await validSettings(env)
    const database = settings ? await openWithoutChange(settings) : { db: null, close: async () => {} }
    try {
      const lines = await examine({ env, settings, ...database, now: Date.now, mailTo: mail })
      const state = worstOf(lines)
      print(json, { state, lines }, [...lines.map(textOf), summary(lines)].join('\n'))
      return state === 'fault' ? 1 : 0
    } finally {
      await database.close()
    }
  },
}

/** Null if they are invalid: the check of the settings says why. */
async function validSettings(env: NodeJS.ProcessEnv): Promise<Settings | null> {
  try {
    readSettings(env)
  } catch {
    return null
  }
  return settingsBeside(env)
}

async function openWithoutChange(settings: Settings) {
  const nothing = (whyNoDatabase: string) => ({ db: null, whyNoDatabase, close: async () => {} })
  const { dataDir, dataDirChosen: chosen } = settings
  try {
    if (!settings.DATABASE_URL) {
      if (!existsSync(dataDir)) return nothing('there is none yet, the first start creates it')
      const { exists, home } = findEmbedded({ dataDir, chosen })
      if (!exists) return nothing(`there is none at ${home} yet, the first start creates it`)
    }
    return await connectDatabase(settings)
  } catch (error) {
    return nothing(sentenceOf(error).split('\n', 1)[0]!.replace(/\.$/, ''))
  }
}

const textOf = ({ state, check, text, todo }: DoctorLine) =>
  `${state.padEnd(8)} ${check.padEnd(14)} ${text}${todo ? `\n${' '.repeat(24)}→ ${todo}` : ''}`

function summary(lines: readonly Finding[]): string {
  const count = (state: Finding['state']) => lines.filter((line) => line.state === state).length
  return `${count('fault')} faults, ${count('warning')} warnings, ${count('ok')} ok`
}
