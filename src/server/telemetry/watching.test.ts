import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { parse } from 'yaml'
import { testApp } from '#test/support/app.ts'
import { testDatabase } from '#test/support/database.ts'
import { testWithProgram } from '#test/support/test-with-program.ts'
import { openDatabase } from '../db/database.ts'

const rules = 'examples/prometheus/lodestar-alerts.yml'
const dashboards = globSync('examples/grafana/*.json')
const runbook = readFileSync('docs/runbook.md', 'utf8')

type Rule = { alert: string; expr: string; labels: { severity: string }; annotations: { runbook: string } }
const { groups } = parse(readFileSync(rules, 'utf8')) as { groups: { rules: Rule[] }[] }
const alerts = groups.flatMap((group) => group.rules)

type Dashboard = { uid: string; panels: { title: string; targets: { expr: string }[] }[] }
const read = dashboards.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Dashboard)

/** Metrics of Prometheus itself. */
const foreign: ReadonlySet<string> = new Set(['up'])
const functions =
  /\b(sum|rate|increase|by|max|count|topk|histogram_quantile|and|or|offset|on|le|instance|d|h|m|s)\b/

function metricsIn(expr: string): string[] {
  const plain = expr.replace(/\{[^}]*\}|"[^"]*"|\b(?:by|on) \([^)]*\)|\[[^\]]*\]/g, ' ')
  return (plain.match(/[a-z_]+[a-z0-9_]*/g) ?? []).filter(
    (name) => !functions.test(name) && !foreign.has(name),
  )
}

/** Names of every metric of a site, as a scrape shows them. */
async function registered(): Promise<Set<string>> {
  const { connection, drop } = await testDatabase()
  const db = openDatabase(connection, { isMeasured: true })
  const app = await testApp({ db, env: { BACKUP_DIR: 'nowhere', BACKUP_KEY: 'k'.repeat(32) } })
  const { body } = await app.http.inject({ url: '/metrics', headers: { host: 'localhost' } })
  await db.end()
  await drop()
  const types = [...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)]
  return new Set(
    types.flatMap(([, name, type]) =>
      type === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => name + end) : [name!],
    ),
  )
}

test('rules and dashboards name only metrics that the site has', async () => {
  const known = await registered()
  const named = [
    ...alerts.map(({ alert, expr }) => ({ where: alert, expr })),
    ...read.flatMap(({ uid, panels }) =>
      panels.flatMap(({ title, targets }) =>
        targets.map(({ expr }) => ({ where: `${uid}: ${title}`, expr })),
      ),
    ),
  ]
  assert.ok(named.length > 60)
  const wrong = named.flatMap(({ where, expr }) =>
    metricsIn(expr)
      .filter((name) => !known.has(name))
      .map((name) => `${where}: ${name}`),
  )
  assert.deepEqual(wrong, [])
})

test('each alert has a section of the runbook, and each section an alert', () => {
  const sections = [...runbook.matchAll(/^## (.+)$/gm)].map(([, name]) => name)
  assert.deepEqual(
    sections,
    alerts.map(({ alert }) => alert),
  )
  for (const { alert, labels, annotations } of alerts) {
    assert.equal(annotations.runbook, `docs/runbook.md#${alert.toLowerCase()}`)
    assert.match(labels.severity, /^(critical|warning)$/)
  }
})

const promtool = { program: 'promtool', version: '--version' }

testWithProgram(promtool, 'promtool accepts the rules and their tests', () => {
  for (const args of [
    ['check', 'rules', 'lodestar-alerts.yml'],
    ['test', 'rules', 'lodestar-alerts.test.yml'],
    ['check', 'config', '--syntax-only', 'prometheus.yml'],
  ]) {
    const { status, stdout, stderr } = spawnSync('promtool', args, {
      cwd: 'examples/prometheus',
      encoding: 'utf8',
    })
    assert.equal(status, 0, `${args.join(' ')}: ${stdout}${stderr}`)
  }
})
