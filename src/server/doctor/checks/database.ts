import { clockSkew } from '../../db/clock-skew.ts'
import { openDatabase } from '../../db/database.ts'
import { migrationState } from '../../db/migrate.ts'
import {
  type Check,
  checkOfDatabase,
  checkOfSettings,
  type Finding,
  fault,
  ok,
  reasonOf,
  warning,
} from '../check.ts'
import * as store from '../store.ts'

const databaseCheck: Check = {
  name: 'database',
  run: async ({ db, settings, whyNoDatabase }) => {
    if (!db)
      return settings
        ? [fault(`The database cannot be used: ${whyNoDatabase}.`, 'Check DATABASE_URL or DATA_DIR.')]
        : []
    const { version, connections, maxConnections, fsync } = await store.readServerFacts(db)
    return [
      ok(`PostgreSQL ${version} answers.`),
      connectionsFinding(connections, maxConnections),
      durability(fsync),
    ]
  },
}

const durability = (fsync: string): Finding =>
  fsync === 'on'
    ? ok('Commits are durable.')
    : fault('fsync is off: a power failure loses bookings.', 'Set fsync = on in postgresql.conf.')

export function connectionsFinding(used: number, most: number): Finding {
  const text = `${used} of ${most} connections are in use.`
  return used > most * 0.8
    ? warning(
        text,
        'Raise max_connections, set DATABASE_POOL to a smaller number, or use a connection pooler.',
      )
    : ok(text)
}

const schemaCheck = checkOfDatabase('schema', async (db) => {
  const { missing, newer } = await migrationState(db)
  if (missing.length > 0)
    return [
      warning(
        `${missing.length} migrations have not run: ${missing[0]}${missing.length > 1 ? ' and later' : ''}.`,
        'Run: npm run ops -- migrate. The next start runs them too.',
      ),
    ]
  if (newer.length > 0)
    return [
      warning(
        `The database has ${newer.length} migrations of a newer version: ${newer.at(-1)}.`,
        'Complete the upgrade: see docs/operating.md.',
      ),
    ]
  return [ok('The schema is of this version.')]
})

const extensionsCheck = checkOfDatabase('extensions', async (db) => {
  const { hasTrigrams, hasStatements } = await store.readServerFacts(db)
  if (!hasTrigrams)
    return [
      fault(
        'The extension pg_trgm is missing.',
        'Install postgresql-contrib; the next migration creates it.',
      ),
    ]
  return [ok(`pg_trgm is installed${hasStatements ? ', pg_stat_statements too' : ''}.`)]
})

const encodingCheck = checkOfDatabase('encoding', async (db) => {
  const { encoding, hasTrigrams } = await store.readServerFacts(db)
  if (encoding !== 'UTF8')
    return [fault(`The encoding of the database is ${encoding}.`, 'Create it again with encoding UTF8.')]
  if (hasTrigrams && (await store.countChineseTrigrams(db)) === 0)
    return [
      fault(
        'The locale of the database knows no Chinese letters, so the search finds no Chinese name with a typing error.',
        'Create the database again with LC_CTYPE C.UTF-8 or en_US.UTF-8.',
      ),
    ]
  return [ok('The encoding is UTF8, and Chinese text can be searched.')]
})

const clockCheck = checkOfDatabase('clock', async (db, { now }) => {
  const before = now()
  const { time } = await store.readServerFacts(db)
  return [clockFinding({ before, database: time.getTime(), after: now() })]
})

export function clockFinding(times: Parameters<typeof clockSkew>[0]): Finding {
  const apart = Math.abs(clockSkew(times))
  const text = `The clocks of this machine and of the database differ by ${(apart / 1_000).toFixed(1)} seconds.`
  const todo = 'Synchronise the clocks of both machines by NTP: timedatectl set-ntp true.'
  if (apart > 10_000) return fault(text, todo)
  return apart > 1_000 ? warning(text, todo) : ok('The clocks of this machine and of the database agree.')
}

const replicationCheck = checkOfDatabase('replication', async (db, { settings }) => {
  const standbys = await store.readStandbys(db)
  if (standbys.length === 0)
    return settings?.DATABASE_URL && !settings.local
      ? [
          warning(
            'The database has no standby: a lost machine means a restore from a backup.',
            'Add a synchronous standby, or make sure that backups are frequent enough.',
          ),
        ]
      : [ok('The database has no standby.')]
  const late = standbys.filter(({ lagSeconds }) => (lagSeconds ?? 0) > 10)
  if (late.length > 0)
    return late.map(({ name, lagSeconds }) =>
      warning(
        `The standby ${name} is ${Math.round(lagSeconds!)} seconds late.`,
        'Check its disk, its network and long queries on it.',
      ),
    )
  return [
    ok(
      `${standbys.length} standbys follow: ${standbys.map(({ name, state }) => `${name} (${state})`).join(', ')}.`,
    ),
  ]
})

const replicaCheck = checkOfSettings('replica', async ({ DATABASE_REPLICA_URL: url }) => {
  if (!url) return []
  const replica = openDatabase(url, { max: 1, connectSeconds: 5 })
  try {
    const { isStandby, lagSeconds } = await store.readOwnLag(replica)
    if (!isStandby)
      return [warning('DATABASE_REPLICA_URL is not a standby.', 'Name a standby, or remove the setting.')]
    return lagSeconds > 10
      ? [warning(`The replica is ${Math.round(lagSeconds)} seconds late.`, 'Check its disk and its network.')]
      : [ok('The replica follows.')]
  } catch (error) {
    return [fault(`The replica cannot be used: ${reasonOf(error)}.`, 'Check DATABASE_REPLICA_URL.')]
  } finally {
    await replica.end({ timeout: 1 })
  }
})

const queriesCheck = checkOfDatabase('queries', async (db) => {
  const { hasStatements } = await store.readServerFacts(db)
  // The extension may exist in the database while the server does not load its library.
  const slow = hasStatements ? await store.readSlowStatements(db).catch(() => []) : []
  const long = await store.readLongStatements(db)
  const findings = [
    ...slow.map(({ text, meanMs, calls }) =>
      warning(
        `${meanMs} ms on average in ${calls} calls: ${text}`,
        'Run it with explain (analyze, buffers).',
      ),
    ),
    ...long.map(({ text, seconds }) =>
      warning(`A statement has run for ${seconds} seconds: ${text}`, 'Find its client in pg_stat_activity.'),
    ),
  ]
  if (findings.length > 0) return findings
  return [ok(hasStatements ? 'No statement is slow.' : 'No statement has run for more than a minute.')]
})

const indexesCheck = checkOfDatabase('indexes', async (db) => {
  const [invalid, keys, scanned] = await Promise.all([
    store.readInvalidIndexes(db),
    store.readUnindexedKeys(db),
    store.readScannedTables(db),
  ])
  const findings = [
    ...invalid.map(({ name }) =>
      fault(`The index ${name} is invalid: its creation failed.`, `Run: reindex index concurrently ${name}`),
    ),
    ...keys.map(({ table, column }) =>
      warning(
        `${table} has no index for its foreign key (${column}).`,
        'Report this, and create the index concurrently.',
      ),
    ),
    ...scanned.map(({ table, scans, rows }) =>
      warning(
        `${table} was read as a whole ${scans} times, ${rows} rows each.`,
        'Run analyze, then report this.',
      ),
    ),
  ]
  return findings.length > 0 ? findings : [ok('No index is missing or invalid.')]
})

export const databaseChecks: readonly Check[] = [
  databaseCheck,
  schemaCheck,
  extensionsCheck,
  encodingCheck,
  clockCheck,
  replicationCheck,
  replicaCheck,
  queriesCheck,
  indexesCheck,
]
