import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { parseEnv } from 'node:util'
import { parse } from 'yaml'
import { Environment } from '#server/settings/environment.ts'
import { readSettings } from '#server/settings.ts'

const folder = 'examples/three-machines'
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
type Service = {
  build?: { context: string; dockerfile: string }
  command?: string[]
  environment?: Record<string, string>
  healthcheck?: { test?: string[] }
  network_mode?: string
  profiles?: string[]
  volumes?: string[]
}
const { services, volumes } = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>
  volumes: Record<string, null>
}
const env = parseEnv(read('.env.example')) as Record<string, string>
const secrets = Object.fromEntries(
  Object.entries(env)
    .filter(([, value]) => value === '')
    .map(([name]) => [name, 'x'.repeat(36)]),
)
const filled = { ...env, ...secrets }
/** As compose does; `:?` and `:-` name what to do without a value. */
const fill = (text: string) =>
  text.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, name: string) => filled[name as keyof typeof filled] ?? '')
const environmentOf = ({ environment = {} }: Service) =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, fill(value)]))

const programs = ['site', 'site-2', 'worker', 'backup'] as const
/** Variables that no process of ours reads. */
const ofCompose =
  /^(?:MACHINE|ADDRESS(?:_[ABC])?|HOST_NAME|CERTIFICATES|BACKUP_AT|(?:POSTGRES|SUPERUSER|REPLICATION|PATRONI|REDIS)_PASSWORD)$/

test('each variable of .env.example and compose.yaml is a setting or used by compose.yaml', () => {
  const named = [
    ...Object.keys(env),
    ...programs.flatMap((name) => Object.keys(services[name]!.environment ?? {})),
  ]
  assert.deepEqual(
    named.filter((name) => !(name in Environment.shape) && !ofCompose.test(name)),
    [],
  )
  const used = new Set([...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name!))
  assert.deepEqual(
    [...used].filter((name) => !(name in env) && !name.endsWith('IMAGE')),
    [],
  )
})

test('every process of a machine starts as part of a public site on all three databases', () => {
  for (const name of programs) {
    const settings = readSettings({ ...filled, ...environmentOf(services[name]!) })
    assert.equal(settings.local, false)
    assert.equal(settings.JOBS, name === 'worker' ? 'in_process' : 'off')
    assert.ok(settings.S3_URL, 'pictures of one machine are missing on the others')
    const hosts = new URL(settings.DATABASE_URL!.replace(/,[^/]*/, '')).hostname
    assert.equal(hosts, env.ADDRESS_A)
    for (const address of [env.ADDRESS_A, env.ADDRESS_B, env.ADDRESS_C]) {
      assert.ok(settings.DATABASE_URL!.includes(address!))
      assert.ok(settings.TRUST_PROXY!.includes(address!))
    }
  }
  const ports = (['site', 'site-2'] as const).map((name) => environmentOf(services[name]!).PORT)
  assert.deepEqual(ports, ['3000', '3001'])
})

test('a process is asked for its health at the address where it listens', () => {
  for (const name of ['site', 'site-2', 'worker'] as const) {
    const { PORT, WORKER_PORT, HOST } = environmentOf(services[name]!)
    const asked = fill(services[name]!.healthcheck!.test!.join(' '))
    assert.ok(asked.includes(`http://${HOST}:${WORKER_PORT ?? PORT}/api/`), asked)
  }
})

test('Patroni and etcd of a machine know the servers of all, and its files exist', () => {
  const { database, etcd } = services
  const patroni = environmentOf(database!)
  const all = [env.ADDRESS_A, env.ADDRESS_B, env.ADDRESS_C]
  assert.deepEqual(patroni.PATRONI_ETCD3_HOSTS, all.map((address) => `${address}:2379`).join(','))
  assert.match(
    fill(etcd!.command!.join(' ')),
    /--name=a .*--initial-cluster=a=http:\/\/10\.0\.0\.11:2380,b=.*,c=/,
  )
  const { bootstrap } = parse(read('patroni.yml')) as {
    bootstrap: { dcs: Record<string, unknown>; post_bootstrap: string }
  }
  assert.equal(bootstrap.dcs.synchronous_mode, true)
  assert.ok(read('Containerfile').includes(`COPY create-database.sh ${bootstrap.post_bootstrap}`))
  for (const { build } of Object.values(services))
    if (build) assert.ok(existsSync(join(folder, build.context, build.dockerfile)))
  const mounted = Object.values(services).flatMap(({ volumes: some = [] }) =>
    some.map((one) => one.split(':')[0]!),
  )
  assert.deepEqual(
    Object.keys(volumes).filter((name) => !mounted.includes(name)),
    [],
  )
  for (const file of mounted.filter((name) => name.startsWith('./')))
    assert.ok(existsSync(join(folder, file)), `${file} of ${dirname(folder)}`)
})

test('nginx of a machine has the configuration of lodestar.conf, with the sites of all machines', () => {
  const variable = (name: string) => ['$', `{${name}}`].join('')
  const plain = (text: string) => text.slice(text.indexOf('map $http_upgrade'))
  const sites = (['A', 'B', 'C'] as const)
    .flatMap((machine) => [3000, 3001].map((port) => `${variable(`ADDRESS_${machine}`)}:${port}`))
    .map((site) => `  server ${site} max_fails=1 fail_timeout=2s;\n`)
    .join('')
  const made = plain(readFileSync('examples/nginx/lodestar.conf', 'utf8'))
    .replaceAll('/etc/ssl/', '/etc/ssl/site/')
    .replaceAll('hotels.example', variable('HOST_NAME'))
    .replaceAll(/(?: {2}server 127\.0\.0\.1:300\d [^\n]*\n)+/g, sites)
    .replaceAll('/var/log/nginx/lodestar.log', '/dev/stdout')
    .replaceAll('/var/lib/nginx/', '/var/cache/nginx/')
  assert.equal(plain(read('nginx.conf.template')), made)
})
