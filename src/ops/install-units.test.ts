import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { runOps } from '#test/support/run-ops.ts'
import { testWithProgram } from '#test/support/test-with-program.ts'

const folder = mkdtempSync(join(tmpdir(), 'units-'))
after(() => rmSync(folder, { recursive: true }))
const install = (...words: string[]) => runOps(['install-units', `--to=${folder}`, ...words], {})
const written = (path: string) => readFileSync(join(folder, path), 'utf8')

const own = ['--host=inn.example', '--ports=4000,4001,4002', '--folder=/srv/inn', '--user=inn']

test('units are written for this machine, and a second run changes nothing', async () => {
  const first = await install(...own)
  assert.equal(first.status, 0, first.stderr)
  const site = written('etc/systemd/system/lodestar@.service')
  assert.match(site, /^User=inn$/m)
  assert.match(site, /^WorkingDirectory=\/srv\/inn$/m)
  assert.match(written('etc/systemd/system/lodestar.target'), /lodestar@4002\.service lodestar-worker/)
  const proxy = written('etc/nginx/conf.d/lodestar.conf')
  assert.match(proxy, /server_name inn\.example;/)
  assert.equal(proxy.match(/server 127\.0\.0\.1:400[012] /g)?.length, 6)
  const again = await install(...own)
  assert.doesNotMatch(again.stdout, /written/)
})

test('values that a unit cannot contain are refused', async () => {
  for (const wrong of ['--ports=a', '--host=a b', '--folder=/srv/a b', '--user=a\nb'])
    assert.equal((await install(wrong)).status, 2, wrong)
})

const systemd = { program: 'systemd-analyze', version: '--version' }
testWithProgram(systemd, 'systemd accepts the units', async () => {
  const root = join(folder, 'verify')
  const node = join('opt/node_modules', `node-linux-${process.arch}/bin/node`)
  await runOps(['install-units', `--to=${root}`, `--folder=${join(root, 'opt')}`, '--user=root'], {})
  mkdirSync(join(root, node, '..'), { recursive: true })
  cpSync('/bin/true', join(root, node))
  const units = [
    'lodestar@3000.service',
    'lodestar-worker.service',
    'lodestar-backup.timer',
    'lodestar.target',
  ]
  const at = join(root, 'etc/systemd/system')
  cpSync(join(at, 'lodestar@.service'), join(at, 'lodestar@3000.service'))
  cpSync(join(at, 'lodestar@.service'), join(at, 'lodestar@3001.service'))
  const args = ['verify', '--man=no', ...units.map((unit) => join(at, unit))]
  const { status, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' })
  const ours = stderr.split('\n').filter((line) => line.includes('lodestar'))
  assert.deepEqual([status, ours], [0, []])
})

const nginx = { program: 'nginx', version: '-v' }
testWithProgram(nginx, 'nginx accepts the configuration', async () => {
  const conf = join(folder, 'nginx.conf')
  const pem = (name: string) => join(folder, name)
  spawnSync('openssl', [
    ...'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=inn.example'.split(' '),
    ...['-keyout', pem('site.key'), '-out', pem('site.pem')],
  ])
  const site = written('etc/nginx/conf.d/lodestar.conf')
    .replaceAll('/etc/ssl/inn.example', join(folder, 'site'))
    .replaceAll('/var/lib/nginx/lodestar', join(folder, 'cache'))
    .replaceAll('/var/log/nginx', folder)
    .replaceAll(/listen (\[::\]:)?(443|80)/g, (_, v6 = '', port) => `listen ${v6}${Number(port) + 40_000}`)
  const paths = `error_log ${pem('error.log')}; pid ${pem('pid')};`
  writeFileSync(conf, `${paths} events {} http { ${site} }`)
  const { status, stderr } = spawnSync('nginx', ['-t', '-c', conf], { encoding: 'utf8' })
  assert.equal(status, 0, stderr)
})
