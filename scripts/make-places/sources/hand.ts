import { readFileSync } from 'node:fs'

/** Lines of a hand-written table, without comments. */
export function readHand(name: string): string[][] {
  const text = readFileSync(new URL(`../hand/${name}`, import.meta.url), 'utf8')
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
}
