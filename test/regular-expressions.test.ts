import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { isSafe } from 'redos-detector'
import { parseSync } from 'vite'
import * as z from 'zod'
import { everyEndpoint } from '#contract/schemas.ts'

const root = join(import.meta.dirname, '..')
const areas = 'src/{server,contract,domain,words,gazetteer,ui,web,desk}/**/*.{ts,tsx}'
const files = globSync(areas, { cwd: root }).filter((file) => !/\.(test|gen)\.tsx?$/.test(file))

/** Expressions with possible superlinear backtracking, and why no caller can exploit it. */
const harmless: Readonly<Record<string, string>> = {
  'src/server/db/embedded.ts': "our own database's log",
  'src/server/messages/mail-transport.ts': "the operator's setting",
  'src/server/media/bucket.ts': "the operator's setting",
  'src/server/payments/unionpay/certificates.ts': "the operator's setting",
  'src/server/exchange/exchange-rates.ts': 'a number that we wrote, of 24 digits at most',
  'src/server/inventory/csv/amounts.ts': 'a number that we wrote',
  'src/server/accounts/hashing.ts': 'a hash that we wrote',
  'src/server/pages/compose-page.ts': 'the first letters of a tag that React wrote',
  'src/server/pages/page-picture.ts': 'one tag that React wrote, every value of it closed',
  'src/words/search/list-page.ts': 'a date that we wrote',
  'src/words/search/places.ts': 'the name of a place of ours',
  'src/web/search-box/calendar/date-texts.ts': 'a date that we wrote',
  'src/web/search-box/calendar/typed-date.ts': "what a visitor types, in the visitor's browser",
  'src/web/newsletter/newsletter-email.ts': "what a visitor types, in the visitor's browser",
  'src/web/uploads/use-pictures.ts': "the name of a visitor's file, in the visitor's browser",
  'src/web/sign-in/account-rules.ts': "what a visitor types, in the visitor's browser",
  'src/ui/showcase/fields.tsx': "what a developer types, in the developer's browser",
}

type Node = { readonly type?: string; readonly [key: string]: unknown }
type Found = { readonly file: string; readonly text: string; readonly pattern: RegExp | null }

function* nodesOf(node: unknown): Generator<Node> {
  if (typeof node !== 'object' || node === null) return
  if (!Array.isArray(node)) yield node as Node
  for (const part of Object.values(node)) yield* nodesOf(part)
}

/** Every regular expression of a file; `pattern` is null if it is built at run time. */
function expressionsOf(file: string): Found[] {
  const source = readFileSync(join(root, file), 'utf8')
  return [...nodesOf(parseSync(file, source).program)].flatMap((node): Found[] => {
    const regex = node.regex as { pattern: string; flags: string } | undefined
    if (node.type === 'Literal' && regex)
      return [{ file, text: String(node.raw), pattern: new RegExp(regex.pattern, regex.flags) }]
    const callee = node.callee as { name?: string } | undefined
    const isMade = callee?.name === 'RegExp'
    return isMade ? [{ file, text: source.slice(Number(node.start), Number(node.end)), pattern: null }] : []
  })
}

const mostWays = 200
const isLinear = (pattern: RegExp) => isSafe(pattern, { maxScore: mostWays, timeout: 20_000 }).safe
const expressions = files.flatMap(expressionsOf)

test("no expression over a caller's text backtracks superlinearly", () => {
  assert.ok(expressions.length > 100)
  const wrong = expressions.filter(
    ({ file, pattern }) => pattern && !Object.hasOwn(harmless, file) && !isLinear(pattern),
  )
  assert.deepEqual(wrong, [])
})

test('every exception still exists', () => {
  const known = new Set(expressions.map(({ file }) => file))
  assert.deepEqual(
    Object.keys(harmless).filter((file) => !known.has(file)),
    [],
  )
})

test('expressions built at run time are few and known', () => {
  const made = expressions.filter(({ pattern }) => pattern === null).map(({ file }) => file)
  assert.deepEqual(made.sort(), [
    'src/contract/accounts.ts',
    'src/contract/fields.ts',
    // Patterns of our own table of countries.
    'src/web/booking/phone-number.ts',
    'src/web/page/route-names.ts',
    'src/web/sign-in/account-rules.ts',
  ])
})

/** Anchored, with at most two loops that start at one position: a text is scanned once or twice. */
const ofLibrary = [z.regexes.email.source, z.regexes.datetime({ offset: true, local: true }).source]

test('the patterns of all input fields do not backtrack superlinearly either', () => {
  const patterns = new Set<string>()
  for (const { input } of everyEndpoint) {
    const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
    for (const { pattern } of nodesOf(schema)) if (typeof pattern === 'string') patterns.add(pattern)
  }
  assert.ok(patterns.size > 5)
  const wrong = [...patterns].filter(
    (pattern) => !ofLibrary.some((known) => pattern.startsWith(known)) && !isLinear(new RegExp(pattern, 'u')),
  )
  assert.deepEqual(wrong, [])
})
