import { readFileSync } from 'node:fs'

const folder = new URL('../../../content/', import.meta.url)

/** A file of `content/`; one that is missing stops the start, not a visitor. */
export const readContent = (path: string): string => readFileSync(new URL(path, folder), 'utf8')
