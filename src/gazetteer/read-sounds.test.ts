import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCities } from './read-cities.ts'
import { readSounds } from './read-sounds.ts'

const readAloud = readSounds()

test('Chinese is read character by character, words with a reading of their own as words', () => {
  assert.deepEqual(readAloud('上海'), ['shang', 'hai'])
  assert.deepEqual(readAloud('重庆音乐酒店'), ['chong', 'qing', 'yin', 'yue', 'jiu', 'dian'])
  assert.deepEqual(readAloud('厦门银行'), ['xia', 'men', 'yin', 'hang'])
})

test('what is not Chinese has no sound', () => {
  assert.deepEqual(readAloud('w七'), ['', 'qi'])
  assert.deepEqual(readAloud(''), [])
})

test('every city sounds as its own line says', () => {
  const wrong = readCities().filter(
    ({ name, pinyin }) => /^\p{Script=Han}+$/u.test(name.zh) && readAloud(name.zh).join('') !== pinyin,
  )
  assert.deepEqual(
    wrong.map(({ name, pinyin }) => `${name.zh} ${pinyin} ${readAloud(name.zh).join('')}`),
    [],
  )
})
