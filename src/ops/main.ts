import { readSettings } from '#server/settings.ts'
import { runProgram } from '#server/startup/run-program.ts'
import { agentsCommand } from './agents.ts'
import { catalogueCommand } from './catalogue.ts'
import { claimsCommand } from './claims.ts'
import type { Command } from './command.ts'
import { exportCommand } from './export.ts'
import { forgetSecretCommand } from './forget-secret.ts'
import { importCommand } from './import.ts'
import { leadsCommand } from './leads.ts'
import { newsletterCommand } from './newsletter.ts'
import { openNamed } from './open-database.ts'
import { ordersCommand } from './orders.ts'
import { paymentsCommand } from './payments.ts'
import { photographsCommand } from './photographs.ts'
import { pointsCommand } from './points.ts'
import { questionsCommand } from './questions.ts'
import { redirectsCommand } from './redirects.ts'
import { reviewsCommand } from './reviews.ts'
import { settingsCommand } from './settings.ts'
import { supportCommand } from './support.ts'
import { ticketsCommand } from './tickets.ts'

const commands: readonly Command[] = [
  catalogueCommand,
  importCommand,
  exportCommand,
  photographsCommand,
  ordersCommand,
  paymentsCommand,
  reviewsCommand,
  ticketsCommand,
  questionsCommand,
  newsletterCommand,
  redirectsCommand,
  pointsCommand,
  supportCommand,
  claimsCommand,
  leadsCommand,
  agentsCommand,
  forgetSecretCommand,
  settingsCommand,
]

const [name, ...typed] = process.argv.slice(2)
const create = typed.includes('--create')
const words = typed.filter((word) => word !== '--create')
const command = commands.find((one) => one.name === name)

if (!command) {
  const asked = name === undefined || name === '--help' || name === 'help'
  if (!asked) console.error(`There is no command "${name}".`)
  console.log(
    `Usage: npm run ops -- COMMAND\n\n${commands.map((one) => `  ${one.name.padEnd(13)} ${one.about}`).join('\n')}\n\nEach has --help. They work on the database of DATABASE_URL, or the embedded one in DATA_DIR, and say which; one that is\nnot there yet is made only with --create.`,
  )
  process.exit(asked ? 0 : 2)
} else if (words.includes('--help')) {
  console.log(command.help)
} else {
  await runProgram(async (ending) => {
    const settings = () => readSettings(process.env)
    const open = async () => {
      const opened = await openNamed(settings(), { create })
      ending.add(opened.close)
      return opened
    }
    process.exitCode = await command.run(words, { settings, open })
    return 'done'
  })
}
