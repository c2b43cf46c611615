import { readFileSync } from 'node:fs'

export const contentFolder = new URL('../../../content/', import.meta.url)

/** A file of `content/`. */
export const readContent = (path: string): string => readFileSync(new URL(path, contentFolder), 'utf8')
