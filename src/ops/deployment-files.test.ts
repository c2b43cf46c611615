import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { parseEnv } from 'node:util'
import { parse } from 'yaml'
import { Environment } from '#server/settings/environment.ts'
import { readSettings } from '#server/settings.ts'
import { releaseFiles } from './release.ts'

const read = (file: string) => readFileSync(file, 'utf8')
type Service = {
  image: string
  environment?: Record<string, string>
  read_only?: boolean
  volumes?: string[]
}
const compose = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>
  volumes: Record<string, null>
}
const programs = ['site', 'site-2', 'worker', 'backup'] as const
const env = parseEnv(read('.env.example')) as Record<string, string>
/** Variables of compose.yaml that no process reads. */
const ofCompose: ReadonlySet<string> = new Set([
  'HOST_NAME',
  'CERTIFICATES',
  'POSTGRES_PASSWORD',
  'BACKUP_AT',
])

test('each variable of .env.example and compose.yaml is a setting', () => {
  const named = [
    ...Object.keys(env),
    ...programs.flatMap((name) => Object.keys(compose.services[name]!.environment ?? {})),
  ]
  assert.deepEqual(
    named.filter((name) => !(name in Environment.shape) && !ofCompose.has(name)),
    [],
  )
})

test('the example makes a public site once its secrets are filled in', () => {
  const secrets = { SECRET: 's'.repeat(32), BACKUP_KEY: 'b'.repeat(32), METRICS_TOKEN: 'm'.repeat(32) }
  const paypal = { PAYPAL_CLIENT_ID: 'x', PAYPAL_CLIENT_SECRET: 'x', PAYPAL_WEBHOOK_ID: 'x' }
  for (const name of programs) {
    const own = compose.services[name]!.environment ?? {}
    const filled = Object.entries(own).map(([key, value]) => [key, value.replace(/\$\{[^}]*\}/, 'x')])
    const settings = readSettings({ ...env, ...secrets, ...paypal, ...Object.fromEntries(filled) })
    assert.equal(settings.local, false)
    assert.equal(settings.JOBS, name === 'worker' ? 'in_process' : 'off')
  }
})

test('programs run on a read-only root, and each named volume is used', () => {
  for (const name of programs) assert.equal(compose.services[name]!.read_only, true, name)
  const used = Object.values(compose.services).flatMap(({ volumes = [] }) =>
    volumes.map((one) => one.split(':')[0]),
  )
  assert.deepEqual(
    Object.keys(compose.volumes).filter((name) => !used.includes(name)),
    [],
  )
})

test('nginx of compose.yaml has the configuration of lodestar.conf', () => {
  const plain = (text: string) => text.slice(text.indexOf('map $http_upgrade'))
  const made = plain(read('examples/nginx/lodestar.conf'))
    .replaceAll('/etc/ssl/', '/etc/ssl/site/')
    .replaceAll('hotels.example', ['$', '{HOST_NAME}'].join(''))
    .replaceAll('127.0.0.1:3000', 'site:3000')
    .replaceAll('127.0.0.1:3001', 'site-2:3000')
    .replaceAll('/var/log/nginx/lodestar.log', '/dev/stdout')
    .replaceAll('/var/lib/nginx/', '/var/cache/nginx/')
  assert.equal(plain(read('examples/nginx/compose.conf.template')), made)
})

test('the image copies what a site needs and ends as a user without rights', () => {
  const file = read('Containerfile')
  const [, site = ''] = /AS site\n([\s\S]*?)\n\n# The same/.exec(file) ?? []
  assert.match(site, /^USER 10001:10001$/m)
  assert.match(site, /^HEALTHCHECK /m)
  for (const [script] of file.matchAll(/scripts\/[\w-]+\.js/g)) assert.ok(existsSync(script), script)
})

test('a release has the sources of the build and of a container, and no tests', () => {
  const files = new Set(releaseFiles())
  for (const name of [
    'Containerfile',
    'compose.yaml',
    '.env.example',
    'package-lock.json',
    'vite.desk.config.ts',
  ])
    assert.ok(files.has(name), name)
  assert.ok(![...files].some((file) => /\.test\.tsx?$/.test(file)))
})

test('the workflow of forks runs every check', () => {
  const { jobs } = parse(read('.github/workflows/test.yml')) as {
    jobs: { test: { steps: { run?: string }[] } }
  }
  assert.ok(jobs.test.steps.some(({ run }) => run === 'npm test'))
})
