import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseEnv } from 'node:util'

export type Values = Readonly<Record<string, string>>

/** The file that `npm start`, `npm run worker` and `npm run ops` read: `SETTINGS_FILE`, or `settings.env`. */
export const settingsFile = (env: NodeJS.ProcessEnv): string => resolve(env.SETTINGS_FILE || 'settings.env')

export const readSettingsFile = (file: string): Values =>
  existsSync(file) ? (parseEnv(readFileSync(file, 'utf8')) as Values) : {}

/** A line that Node, systemd and container runtimes read alike; null if the value cannot be written so. */
export function settingLine(name: string, value: string): string | null {
  if (/[\n\r']/.test(value)) return null
  return /^[\w@%+=:,./?&;~-]*$/.test(value) ? `${name}=${value}` : `${name}='${value}'`
}

const head = `# Settings of this site, by "npm run ops -- init". They are described in docs/settings.md.
# This file has secrets: store a copy where the backups are not.
`

/**
 * Adds and replaces settings, and leaves every other line. Returns whether the file changed. Only its owner may read it.
 */
export function writeSettingsFile(file: string, values: Values): boolean {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : head
  const known = readSettingsFile(file)
  let text = before
  for (const [name, value] of Object.entries(values)) {
    if (known[name] === value) continue
    const line = settingLine(name, value)
    if (line === null) throw new Error(`${name} has a quote or a line break: write it into ${file} by hand.`)
    const own = new RegExp(`^${name}=.*$`, 'm')
    text = own.test(text) ? text.replace(own, () => line) : `${text.replace(/\n?$/, '\n')}${line}\n`
  }
  if (existsSync(file) && text === before) return false
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.part`
  writeFileSync(draft, text, { mode: 0o600 })
  chmodSync(draft, 0o600)
  renameSync(draft, file)
  return true
}
