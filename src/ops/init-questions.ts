import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import { CannotStart } from '#server/db/embedded-places.ts'
import type { Values } from './settings-file.ts'

/** The questions of `init`, each with its flag and its setting. */
export const questions = [
  { flag: 'url', name: 'PUBLIC_URL', ask: 'Public URL, such as https://hotels.example', isRequired: true },
  { flag: 'name', name: 'SITE_NAME', ask: 'Name of the site', isRequired: true },
  { flag: 'name-zh', name: 'SITE_NAME_ZH', ask: 'Chinese name (empty: the same)', isRequired: false },
  { flag: 'operator', name: 'OPERATOR_NAME', ask: 'Legal name of the operator', isRequired: true },
  { flag: 'address', name: 'OPERATOR_ADDRESS', ask: 'Postal address of the operator', isRequired: true },
  { flag: 'registration', name: 'REGISTRATION_ID', ask: 'Registration number', isRequired: true },
  { flag: 'support-email', name: 'SUPPORT_EMAIL', ask: 'Email address of support', isRequired: true },
  {
    flag: 'hours',
    name: 'SUPPORT_HOURS',
    ask: 'Hours of support, such as 09:00-21:00 Asia/Shanghai (empty: these)',
    isRequired: false,
  },
  {
    flag: 'currency',
    name: 'SITE_CURRENCY',
    ask: 'Currency of first visits (empty: CNY)',
    isRequired: false,
  },
  {
    flag: 'smtp',
    name: 'SMTP_URL',
    ask: 'Mail server, such as smtp://user:password@host:587',
    isRequired: true,
  },
  { flag: 'mail-from', name: 'MAIL_FROM', ask: 'Sender of mails (empty: support)', isRequired: false },
  {
    flag: 'database',
    name: 'DATABASE_URL',
    ask: 'PostgreSQL, such as postgres://user:password@host/name (empty: the embedded one)',
    isRequired: false,
  },
  { flag: 'data', name: 'DATA_DIR', ask: 'Folder of the data', isRequired: true },
  {
    flag: 'backups',
    name: 'BACKUP_DIR',
    ask: 'Folder of the backups, on another disk (empty: none)',
    isRequired: false,
  },
] as const

export type Flag = (typeof questions)[number]['flag']

/** Settings that every production site has, unless the file has others. */
export function ownDefaults(known: Values): Values {
  const random = () => randomBytes(36).toString('base64url')
  const local = known.TRUST_PROXY ?? '127.0.0.1'
  return {
    NODE_ENV: 'production',
    TRUST_PROXY: local,
    SECRET: known.SECRET ?? random(),
    METRICS_TOKEN: known.METRICS_TOKEN ?? random(),
    ...(known.BACKUP_DIR ? { BACKUP_KEY: known.BACKUP_KEY ?? random() } : {}),
  }
}

/** Asks at a terminal for everything that is not known; where a site exists already, only for what it needs. */
export async function askFor(known: Values, { isNew }: { isNew: boolean }): Promise<Record<string, string>> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answers: Record<string, string> = {}
  try {
    for (const { name, ask, isRequired } of questions) {
      if (known[name] !== undefined || !(isNew || isRequired)) continue
      let answer = (await terminal.question(`${ask}: `)).trim()
      while (isRequired && answer === '') answer = (await terminal.question('Needed. ')).trim()
      if (answer) answers[name] = answer
    }
  } catch (error) {
    if ((error as Error).name !== 'AbortError') throw error
    throw new CannotStart('The questions were not answered. Nothing was written.')
  } finally {
    terminal.close()
  }
  return answers
}

export const missingFlags = (known: Values): string[] =>
  questions.filter(({ name, isRequired }) => isRequired && !known[name]).map(({ flag }) => `--${flag}`)
