import { runProgram } from '#server/program.ts'
import { catalogueCommand } from './catalogue.ts'
import type { Command } from './command.ts'
import { exportCommand } from './export.ts'
import { importCommand } from './import.ts'
import { photographsCommand } from './photographs.ts'

const commands: readonly Command[] = [catalogueCommand, importCommand, exportCommand, photographsCommand]

const [name, ...words] = process.argv.slice(2)
const command = commands.find((one) => one.name === name)

if (!command) {
  const asked = name === undefined || name === '--help' || name === 'help'
  if (!asked) console.error(`There is no command "${name}".`)
  console.log(
    `Usage: npm run ops -- COMMAND\n\n${commands.map((one) => `  ${one.name.padEnd(12)} ${one.about}`).join('\n')}\n\nEach has --help.`,
  )
  process.exit(asked ? 0 : 2)
} else if (words.includes('--help')) {
  console.log(command.help)
} else {
  await runProgram(async (ending) => {
    process.exitCode = await command.run(words, ending)
    return 'done'
  })
}
