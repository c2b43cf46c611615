import { parse } from 'yaml'
import type * as z from 'zod'

const fence = '---\n'

/** A text that begins with YAML front matter, between two lines of `---`. */
export function readFrontMatter<Facts extends z.ZodType>(source: string, facts: Facts) {
  const end = source.indexOf(`\n${fence}`, fence.length - 1)
  if (!source.startsWith(fence) || end < 0)
    throw new Error('A text must begin with front matter between two lines of ---.')
  return {
    facts: facts.parse(parse(source.slice(fence.length, end + 1))),
    body: source.slice(end + 1 + fence.length).trim(),
  }
}
