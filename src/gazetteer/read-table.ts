import { readFileSync } from 'node:fs'
import { type Line, parseTabSeparated } from './tab-separated.ts'

/** Reads one of the tables beside this file. */
export function readTable(name: string): Line[] {
  return parseTabSeparated(readFileSync(new URL(`./data/${name}.tsv`, import.meta.url), 'utf8'))
}
