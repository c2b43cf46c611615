import { hostname } from 'node:os'
import { type Actor, actorName } from '#domain/actor.ts'
import type { Permission } from '#domain/permissions.ts'
import { traceOfCommand } from '#server/audit/record-audit.ts'
import type { Changer } from '#server/booking/desk/order-change.ts'
import { CannotStart } from '#server/db/embedded-places.ts'
import { findMember, memberWith } from '#server/desk/manage-staff.ts'
import { readSettings } from '#server/settings.ts'
import { openParts } from '#server/startup/open-parts.ts'
import type { Ending } from '#server/startup/run-program.ts'
import { settingsBeside } from '#server/startup/simulate-payments.ts'
import type { Command } from './command.ts'
import { openNamed } from './open-database.ts'

/** Each command loads its server modules only when it is run. */
const commands = new Map<string | undefined, () => Promise<Command>>([
  ['init', async () => (await import('./init.ts')).initCommand],
  ['catalogue', async () => (await import('./catalogue.ts')).catalogueCommand],
  ['import', async () => (await import('./import.ts')).importCommand],
  ['export', async () => (await import('./export.ts')).exportCommand],
  ['photographs', async () => (await import('./photographs.ts')).photographsCommand],
  ['orders', async () => (await import('./orders.ts')).ordersCommand],
  ['payments', async () => (await import('./payments.ts')).paymentsCommand],
  ['reports', async () => (await import('./reports.ts')).reportsCommand],
  ['promotions', async () => (await import('./promotions.ts')).promotionsCommand],
  ['jobs', async () => (await import('./jobs.ts')).jobsCommand],
  ['reviews', async () => (await import('./reviews.ts')).reviewsCommand],
  ['tickets', async () => (await import('./tickets.ts')).ticketsCommand],
  ['questions', async () => (await import('./questions.ts')).questionsCommand],
  ['newsletter', async () => (await import('./newsletter.ts')).newsletterCommand],
  ['redirects', async () => (await import('./redirects.ts')).redirectsCommand],
  ['points', async () => (await import('./points.ts')).pointsCommand],
  ['support', async () => (await import('./support.ts')).supportCommand],
  ['claims', async () => (await import('./claims.ts')).claimsCommand],
  ['leads', async () => (await import('./leads.ts')).leadsCommand],
  ['agents', async () => (await import('./agents.ts')).agentsCommand],
  ['staff', async () => (await import('./staff.ts')).staffCommand],
  ['forget-secret', async () => (await import('./forget-secret.ts')).forgetSecretCommand],
  ['backup', async () => (await import('./backup.ts')).backupCommand],
  ['restore', async () => (await import('./restore.ts')).restoreCommand],
  ['drill', async () => (await import('./drill.ts')).drillCommand],
  ['migrate', async () => (await import('./migrate.ts')).migrateCommand],
  ['install-units', async () => (await import('./install-units.ts')).installUnitsCommand],
  ['release', async () => (await import('./release.ts')).releaseCommand],
  ['doctor', async () => (await import('./doctor.ts')).doctorCommand],
  ['settings', async () => (await import('./settings.ts')).settingsCommand],
])

type Run = { readonly env: NodeJS.ProcessEnv; readonly ending: Pick<Ending, 'add'> }

/** Runs the command named by the arguments, and returns its exit status. */
export async function runCommand(args: readonly string[], { env, ending }: Run): Promise<number> {
  const [name, ...typed] = args
  const create = typed.includes('--create')
  const { words, email } = withoutActor(typed.filter((word) => word !== '--create'))
  const command = await commands.get(name)?.()
  if (!command) return showCommands(name)
  if (words.includes('--help')) {
    console.log(command.help)
    return 0
  }
  const settings = () => readSettings(env)
  const open = async () => {
    const opened = await openNamed(settings(), { create })
    ending.add(opened.close)
    return opened
  }
  const parts = async () => {
    const [{ db }, simulated] = await Promise.all([open(), settingsBeside(env)])
    return openParts({ db, settings: simulated, clock: Date.now })
  }
  const actor = async (): Promise<Actor> => {
    if (email === null) return { kind: 'staff', id: `operator@${hostname()}` }
    const member = await findMember((await open()).db, email)
    if (!member) throw new CannotStart(`${email} is not a member of staff: see "npm run ops -- staff list".`)
    return { kind: 'staff', id: member.id }
  }
  const changer = async (permission: Permission): Promise<Changer> => {
    const by = await actor()
    const trace = { ...traceOfCommand(`ops ${name}`), actor: by }
    if (email === null) return { trace: { ...trace, name: actorName(by) }, staffId: null, hotels: null }
    const member = (await memberWith((await open()).db, email, permission))!
    if (!member.isPermitted) throw new CannotStart(`${email} may not do this: ${permission} is missing.`)
    return { trace: { ...trace, name: member.name }, staffId: member.id, hotels: member.hotels }
  }
  return command.run(words, { env, settings, open, parts, actor, changer })
}

/** Takes `--as EMAIL` out of the arguments of any command. */
function withoutActor(args: readonly string[]): { words: string[]; email: string | null } {
  const at = args.indexOf('--as')
  if (at < 0) return { words: [...args], email: null }
  const email = args[at + 1]
  if (!email || email.startsWith('-'))
    throw new CannotStart('--as needs the email address of a member of staff.')
  return { words: args.toSpliced(at, 2), email }
}

async function showCommands(name: string | undefined): Promise<number> {
  const asked = name === undefined || name === '--help' || name === 'help'
  if (!asked) console.error(`There is no command "${name}".`)
  const all = await Promise.all(commands.values().map((read) => read()))
  console.log(
    `Usage: npm run ops -- COMMAND\n\n${all.map((one) => `  ${one.name.padEnd(13)} ${one.about}`).join('\n')}\n\nEach command has --help. Commands use the database of DATABASE_URL, or the embedded one in DATA_DIR, and print its name.\nA missing database is created only with --create. Changes are recorded under operator@HOST, or with --as EMAIL under a member of staff.`,
  )
  return asked ? 0 : 2
}
