import { readFileSync, writeFileSync } from 'node:fs'
import { Environment } from '#server/settings/environment.ts'
import { type Command, readOptions } from './command.ts'

const help = `Usage: npm run ops -- settings [--write]

Prints every setting with its default, as in docs/settings.md.

  --write  regenerates docs/settings.md after a setting was added or changed`

const documentFile = new URL('../../docs/settings.md', import.meta.url)

export const settingsCommand: Command = {
  name: 'settings',
  about: 'print every setting with its default',
  help,
  run: async (words) => {
    const options = readOptions({ args: words, options: { write: { type: 'boolean', default: false } } })
    if (!options.ok) {
      console.error(options.sentence)
      return 2
    }
    if (options.values.write) writeFileSync(documentFile, settingsDocument())
    else console.log(settingsDocument())
    return 0
  },
}

export const writtenDocument = () => readFileSync(documentFile, 'utf8')

export type DescribedSetting = { name: string; fallback: string; about: string }

/** Every setting as described by its schema. */
export const describedSettings = (): DescribedSetting[] =>
  Object.entries(Environment.shape).map(([name, schema]) => {
    const { about, fallback } = (schema.meta() ?? {}) as Partial<DescribedSetting>
    if (!about || !fallback) throw new Error(`${name} has no description.`)
    return { name, about, fallback }
  })

const introduction = `# Settings

Made from \`src/server/settings/environment.ts\` by \`npm run ops -- settings --write\`; do not edit.

All settings are environment variables. An empty value counts as absent. With an invalid one the start fails, and its error names the setting.
`

export function settingsDocument(): string {
  const rows = describedSettings().map(({ name, fallback, about }) => [
    `\`${name}\``,
    ['absent', 'empty'].includes(fallback) || fallback.includes('`') ? fallback : `\`${fallback}\``,
    about,
  ])
  return `${introduction}\n${tableOf(['name', 'default', 'what it does'], rows)}\n`
}

/** A Markdown table with columns padded to their widest cell, as the formatter requires. */
function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((cells) => widthOf(cells[at] ?? ''))))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell + ' '.repeat(widths[at]! - widthOf(cell))).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

/** Chinese characters are two columns wide. */
const widthOf = (text: string) => text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0)
