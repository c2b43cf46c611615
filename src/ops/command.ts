import { readFileSync } from 'node:fs'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { Actor } from '#domain/actor.ts'
import type { Permission } from '#domain/permissions.ts'
import type { Changer } from '#server/booking/desk/order-change.ts'
import type { Settings } from '#server/settings.ts'
import type { Parts } from '#server/startup/open-parts.ts'
import type { Opened } from '#server/startup/prepare-database.ts'

/** The context of a command. */
export type Workplace = {
  readonly env: NodeJS.ProcessEnv
  readonly settings: () => Settings
  /** Prints the name of the database, and creates a new one only with `--create`. Closed at the end. */
  readonly open: () => Promise<Opened>
  /** Opens the database and builds the same parts as the server has. */
  readonly parts: () => Promise<Parts>
  /** The member of staff named by `--as`, or the operator of this machine. */
  readonly actor: () => Promise<Actor>
  /** The same with the data of the audit log; a member named by `--as` needs the permission. */
  readonly changer: (permission: Permission) => Promise<Changer>
}

/** A command of the operator. */
export type Command = {
  readonly name: string
  readonly about: string
  readonly help: string
  /** Returns the exit status. */
  readonly run: (words: string[], workplace: Workplace) => Promise<number>
}

/** Parses the options of a command, or throws an error that names the wrong one. */
export function readOptions<Config extends ParseArgsConfig>(config: Config) {
  try {
    return { ok: true as const, ...parseArgs(config) }
  } catch (error) {
    return {
      ok: false as const,
      sentence: (error as Error).message.split('. ')[0] ?? 'The options are wrong',
    }
  }
}

/** The text of an option, of a file, or of standard input; null if there is none. */
export function readText({
  text,
  file,
}: {
  text: string | undefined
  file: string | undefined
}): string | null {
  const written = text ?? (file === undefined ? '' : readFileSync(file === '-' ? 0 : file, 'utf8'))
  return written.trim() || null
}
