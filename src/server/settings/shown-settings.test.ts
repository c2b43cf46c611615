import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Environment } from './environment.ts'
import { shownSettings } from './shown-settings.ts'

const find = (env: Record<string, string>, name: string) =>
  shownSettings(env).find((setting) => setting.name === name)!

test('no secret is shown, whatever its setting', () => {
  const hidden = 'correct-horse-battery'
  const names = Object.keys(Environment.shape)
  const secrets = names.filter(
    (name) => /SECRET|TOKEN|PRIVATE|PASSWORD|_KEY/.test(name) && !/PUBLIC_KEY/.test(name),
  )
  assert.ok(secrets.length >= 8, secrets.join())
  const urls = names.filter((name) => /_URL$/.test(name))
  const env = Object.fromEntries([
    ...secrets.map((name) => [name, hidden]),
    ...urls.map((name) => [name, `https://user:${hidden}@host.example/path?key=${hidden}`]),
  ])
  assert.ok(!JSON.stringify(shownSettings(env)).includes(hidden))
  assert.equal(find(env, 'SECRET').secretLength, hidden.length)
  assert.equal(find(env, 'SMTP_URL').value, 'https://host.example/path')
})

test('several servers and several URLs are shown without their credentials', () => {
  const several = 'postgres://user:hidden@one,two:5433/name?password=hidden'
  assert.equal(find({ DATABASE_URL: several }, 'DATABASE_URL').value, 'one,two:5433/name')
  const replicas = 'postgres://user:hidden@one/name,postgres://user:hidden@two/name'
  assert.equal(find({ DATABASE_REPLICA_URL: replicas }, 'DATABASE_REPLICA_URL').value, 'one/name,two/name')
})

test('a setting has its value and source, or its default', () => {
  assert.deepEqual(
    [find({}, 'PORT').value, find({}, 'PORT').source, find({}, 'SMTP_URL').value],
    ['3000', 'default', null],
  )
  const { value, source, about } = find({ PORT: '4000' }, 'PORT')
  assert.deepEqual([value, source], ['4000', 'environment'])
  assert.match(about, /port/)
})
