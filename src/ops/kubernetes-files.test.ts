import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { parseAllDocuments } from 'yaml'
import { Environment } from '#server/settings/environment.ts'
import { readSettings } from '#server/settings.ts'

const folder = 'examples/kubernetes'
type Container = {
  image: string
  command?: string[]
  env?: { name: string; value: string }[]
  ports?: { name: string; containerPort: number }[]
  securityContext: Record<string, unknown>
  resources: { limits: { memory: string } }
  volumeMounts: { name: string }[]
} & Record<`${'startup' | 'readiness' | 'liveness'}Probe`, { httpGet: { path: string; port: string } }>
type Manifest = {
  kind: string
  metadata: { name: string; namespace?: string }
  data?: Record<string, string>
  spec: {
    selector?: Record<string, unknown>
    strategy?: { rollingUpdate: { maxUnavailable: number } }
    scaleTargetRef?: { name: string }
    template?: {
      metadata: { labels: Record<string, string> }
      spec: {
        containers: Container[]
        volumes: { name: string }[]
        securityContext: { runAsNonRoot: boolean }
        terminationGracePeriodSeconds?: number
      }
    }
  }
}
const text = (file: string) => readFileSync(`${folder}/${file}`, 'utf8')
const manifests = readdirSync(folder).flatMap((file) =>
  parseAllDocuments(text(file)).map((document) => {
    assert.deepEqual(document.errors, [], file)
    return document.toJS() as Manifest
  }),
)
const ofKind = (kind: string) => manifests.filter((one) => one.kind === kind)
const { data: settings = {} } = ofKind('ConfigMap')[0]!
/** The names of `kubectl create secret` in the comment. */
const secrets = [...text('settings.yaml').matchAll(/--from-literal=(\w+)/g)].map(([, name]) => name!)
const podded = manifests.filter(({ spec }) => spec?.template)

test('each variable of the manifests is a setting', () => {
  const named = podded.flatMap(({ spec }) => spec.template!.spec.containers.flatMap(({ env = [] }) => env))
  const names = [...Object.keys(settings), ...secrets, ...named.map(({ name }) => name)]
  assert.deepEqual(
    names.filter((name) => !(name in Environment.shape)),
    [],
  )
})

test('site, worker and migration start with these settings as a public site', () => {
  const filled = Object.fromEntries(secrets.map((name) => [name, 'x'.repeat(36)]))
  const urls = {
    DATABASE_URL: 'postgres://lodestar@database/lodestar',
    SMTP_URL: 'smtp://mail.example:587',
    S3_URL: 'https://key:secret@bucket.example/lodestar',
  }
  for (const { spec } of podded) {
    const [container] = spec.template!.spec.containers
    const own = Object.fromEntries((container!.env ?? []).map(({ name, value }) => [name, value]))
    const read = readSettings({ DATA_DIR: '/data', ...settings, ...filled, ...urls, ...own })
    assert.equal(read.local, false)
  }
})

test('programs run without rights on a read-only root, with a limit of memory', () => {
  for (const { metadata, spec } of podded) {
    const pod = spec.template!.spec
    assert.equal(pod.securityContext.runAsNonRoot, true, metadata.name)
    for (const { securityContext, resources, command, volumeMounts } of pod.containers) {
      assert.equal(securityContext.readOnlyRootFilesystem, true, metadata.name)
      assert.equal(securityContext.allowPrivilegeEscalation, false, metadata.name)
      assert.match(resources.limits.memory, /Gi$/)
      if (command) assert.ok(existsSync(`${command[1]}`), `${command[1]}`)
      const volumes = pod.volumes.map(({ name }) => name)
      assert.deepEqual(
        volumeMounts.map(({ name }) => name),
        volumes,
      )
    }
  }
})

/** A site answers without the database; a worker can do nothing then. */
const readyOf: Readonly<Record<string, string>> = {
  'lodestar-site': '/api/ready?of=process',
  'lodestar-worker': '/api/ready',
}

test('a deployment has probes, a budget, an autoscaler and no gap while it is updated', () => {
  for (const { metadata, spec } of ofKind('Deployment')) {
    const [container] = spec.template!.spec.containers
    const paths = (['startup', 'readiness', 'liveness'] as const).map(
      (kind) => container![`${kind}Probe`].httpGet,
    )
    assert.deepEqual(
      paths.map(({ path }) => path),
      ['/api/health', readyOf[metadata.name], '/api/health'],
    )
    assert.ok(paths.every(({ port }) => container!.ports!.some(({ name }) => name === port)))
    assert.equal(spec.strategy!.rollingUpdate.maxUnavailable, 0)
    const { labels } = spec.template!.metadata
    const budget = ofKind('PodDisruptionBudget').find((one) => one.metadata.name === metadata.name)!
    assert.deepEqual(budget.spec.selector, { matchLabels: labels })
    assert.ok(
      ofKind('HorizontalPodAutoscaler').some((one) => one.spec.scaleTargetRef!.name === metadata.name),
    )
  }
  const service = ofKind('Service')[0]!
  const [site] = ofKind('Deployment').filter(({ metadata }) => metadata.name === service.metadata.name)
  assert.deepEqual(service.spec.selector, site!.spec.template!.metadata.labels)
})

test('a site is drained before it is stopped', () => {
  const [site] = ofKind('Deployment').filter(({ metadata }) => metadata.name === 'lodestar-site')
  const { terminationGracePeriodSeconds = 0 } = site!.spec.template!.spec
  assert.ok(terminationGracePeriodSeconds > 2 * Number(settings.DRAIN_SECONDS))
})

test('autoscaling of workers uses a metric that exists', () => {
  const metrics = readFileSync('src/server/jobs/measure-jobs.ts', 'utf8')
  const [, name] = /metric: \{ name: (\w+) \}/.exec(text('worker.yaml'))!
  assert.ok(metrics.includes(`${name}`), `${name}`)
})
