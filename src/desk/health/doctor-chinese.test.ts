import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { doctorChinese } from './doctor-chinese.ts'

/** Parts of sentences, and text that is not shown at the desk. */
const parts = [/^\$\{Math\.round\(memory/, /^A quiet room\.$/, /api\/health$/, /standbys follow: /]

const sentences = globSync('src/server/doctor/{checks/*,examine}.ts').flatMap((file) => {
  const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  return [...text.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)]
    .map(([, plain, template]) => plain ?? template ?? '')
    .filter((one) => /^[A-Z$]|^fsync/.test(one) && one.includes(' ') && !parts.some((part) => part.test(one)))
})

test('each sentence of the doctor has Chinese for the desk', () => {
  assert.ok(sentences.length > 120)
  const filled = sentences.map((text) =>
    text
      .replace(/\$\{has\}/, '1 MB of memory')
      .replace(/^\$\{text\} Guests/, 'The exchange rates are of 1, 2 days old. Guests')
      .replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '7'),
  )
  assert.deepEqual(
    filled.filter((text) => doctorChinese(text) === null),
    [],
  )
})

test('values are inserted, and an unknown sentence has no Chinese', () => {
  assert.equal(doctorChinese('19 of 200 connections are in use.'), '已用19个连接，上限200个。')
  assert.equal(
    doctorChinese('2 standbys follow: a (sync), b (async).'),
    '2台备机正在跟随：a (sync), b (async)。',
  )
  assert.equal(doctorChinese('Something else.'), null)
})
