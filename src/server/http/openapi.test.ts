import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { everyDeskEndpoint } from '#contract/desk/schemas.ts'
import { everyEndpoint } from '#contract/schemas.ts'
import { describeApi } from './openapi.ts'

// The generator uses the compiler API of older TypeScript, which TypeScript 7 no longer has.
const { resolve } = createRequire(import.meta.url)
const compiler = pathToFileURL(resolve('@ts-morph/common/dist/typescript.js')).href
registerHooks({
  resolve: (name, context, next) => next(name === 'typescript' ? compiler : name, context),
})
const { default: generate, astToString } = await import('openapi-typescript')

const source = JSON.stringify(describeApi('1.0.0'))

test("the description passes the linter's recommended rules", async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
  assert.deepEqual(
    problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`),
    [],
  )
})

test('every operation documents its access rule and its refusals', () => {
  const { paths } = describeApi('1.0.0')
  for (const { name, endpoint } of everyEndpoint) {
    const operation = paths[`/api/${endpoint.path}`]?.[endpoint.method.toLowerCase()]
    const security = operation?.security as object[]
    const isOpen = security.length === 0 || security.some((way) => Object.keys(way).length === 0)
    assert.equal(isOpen, endpoint.access !== 'session', name)
    const statuses = Object.keys(operation?.responses as object)
    assert.equal(statuses.includes('401'), endpoint.access.startsWith('session'), name)
    assert.ok(statuses.includes('400') && statuses.includes('429'), name)
  }
})

test('operations of the desk have a tag of their own and name their permission', () => {
  const { paths } = describeApi('1.0.0')
  for (const { name, endpoint } of everyDeskEndpoint) {
    const operation = paths[`/api/${endpoint.path}`]?.[endpoint.method.toLowerCase()]
    assert.deepEqual(operation?.tags, ['desk'], name)
    assert.equal(
      operation?.description.includes(`Permission: ${endpoint.permission}.`),
      Boolean(endpoint.permission),
    )
    assert.equal(
      Object.keys(operation?.responses as object).includes('401'),
      endpoint.access !== 'desk_public',
      name,
    )
  }
})

const folder = mkdtempSync(join(tmpdir(), 'lodestar-openapi-'))
after(() => rmSync(folder, { recursive: true, force: true }))

/** Example client code against the generated types; each line marked as an error must fail to compile. */
const client = `
import type { paths } from './lodestar.ts'

type Readable = { [P in keyof paths]: paths[P] extends { get: object } ? P : never }[keyof paths]
type Get<P extends Readable> = paths[P]['get']
type Query<P extends Readable> = Get<P> extends { parameters: { query?: infer Q } } ? Q : never
type Answer<P extends Readable> = Get<P> extends {
  responses: { 200: { content: { 'application/json': infer Success } }; 400: { content: { 'application/json': infer Failure } } }
} ? Success | Failure : never

async function get<P extends Readable>(path: P, query: NonNullable<Query<P>>): Promise<Answer<P>> {
  const response = await fetch(path + '?' + new URLSearchParams(query as Record<string, string>))
  return response.json() as Promise<Answer<P>>
}

const moved = await get('/api/system/getpath', { path: '/old', lang: 'en' })
if ('reason' in (moved.data ?? {})) throw new Error(moved.msg)
const site = await get('/api/system/site', {})
if (site.code === 1 && 'support_email' in site.data) {
  const email: string = site.data.support_email
  const video: string | null = site.data.share.video
  console.log(email, video)
  // @ts-expect-error There is no such field.
  console.log(site.data.no_such_field)
}
// @ts-expect-error There is no such endpoint.
await get('/api/system/nothing', {})
// @ts-expect-error The path is missing.
await get('/api/system/getpath', {})
// @ts-expect-error It takes no GET.
await get('/api/user/login', {})
`

test('a generated client compiles, and its types reject wrong use', async () => {
  writeFileSync(join(folder, 'lodestar.ts'), astToString(await generate(source)))
  writeFileSync(join(folder, 'client.ts'), client)
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  const options = [
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2024',
    '--lib',
    'es2024,dom',
  ]
  const args = [...options, '--types', '', '--allowImportingTsExtensions', 'client.ts']
  const tsc = join(import.meta.dirname, '../../../node_modules/.bin/tsc')
  const { stdout } = await promisify(execFile)(tsc, args, { cwd: folder }).catch((error) => error)
  assert.equal(stdout, '')
})
