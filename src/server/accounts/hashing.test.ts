import assert from 'node:assert/strict'
import { argon2Sync } from 'node:crypto'
import { test } from 'node:test'
import { Overloaded } from '../http/dispatch.ts'
import { createHashing } from './hashing.ts'

const key = Buffer.alloc(32, 7)
const hashing = createHashing([key])

test('a password is hashed as argon2id with the agreed cost, a salt of its own and the server key', async () => {
  const [one, two] = await Promise.all([hashing.make('correct horse'), hashing.make('correct horse')])
  assert.match(one, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  assert.notEqual(one, two)
  assert.equal(await hashing.check('correct horse', one), true)
  assert.equal(await hashing.check('wrong horse', one), false)
  assert.equal(
    await createHashing([Buffer.alloc(32, 8)]).check('correct horse', one),
    false,
    'with another key',
  )
  const [, , , , salt = '', tag = ''] = one.split('$')
  const expected = argon2Sync('argon2id', {
    message: 'correct horse',
    nonce: Buffer.from(salt, 'base64'),
    memory: 19_456,
    passes: 2,
    parallelism: 1,
    tagLength: 32,
    secret: key,
  })
  assert.equal(tag, expected.toString('base64').replace(/=+$/, ''))
})

test('an account without a password accepts none', async () => {
  assert.equal(await hashing.check('', null), false)
  assert.equal(await hashing.check('anything', 'not a hash'), false)
})

test('composed and decomposed forms of a password are equal', async () => {
  assert.equal(await hashing.check('cafe\u0301 noir', await hashing.make('café noir')), true)
})

test('a hash with other parameters is outdated, one with the current parameters is not', async () => {
  const isDated = async (hash: string) => {
    const verdict = await hashing.verify('correct horse', hash)
    assert.equal(verdict.isRight, true)
    return verdict.isDated
  }
  assert.equal(await isDated(await hashing.make('correct horse')), false)
  const nonce = Buffer.from('saltsaltsalt')
  const cost = { memory: 64, passes: 1, parallelism: 1, tagLength: 32 }
  const tag = argon2Sync('argon2id', { message: 'correct horse', nonce, ...cost, secret: key })
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  assert.equal(await isDated(`$argon2id$v=19$m=64,t=1,p=1$${text(nonce)}$${text(tag)}`), true)
})

test('after a key rotation, hashes of the previous key stay valid and are outdated', async () => {
  const before = await hashing.make('correct horse')
  const rotated = createHashing([Buffer.alloc(32, 8), key])
  assert.deepEqual(await rotated.verify('correct horse', before), { isRight: true, isDated: true })
  assert.deepEqual(await rotated.verify('wrong horse', before), { isRight: false, isDated: false })
  const renewed = await rotated.make('correct horse')
  assert.deepEqual(await rotated.verify('correct horse', renewed), { isRight: true, isDated: false })
})

test('beyond a hundred waiting hashes further ones are rejected at once, and the others complete', async () => {
  const cheap = '$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHRzYWx0$dGFndGFndGFndGFndGFndGFndGFndGFndGFndGFndGE'
  const outcomes = await Promise.allSettled(Array.from({ length: 150 }, () => hashing.check('x', cheap)))
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  assert.equal(refused.length, 48)
  assert.ok(refused.every((outcome) => outcome.status === 'rejected' && outcome.reason instanceof Overloaded))
  assert.equal(await hashing.check('x', cheap), false, 'and the queue is free again')
})
