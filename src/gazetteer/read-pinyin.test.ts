import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCities } from './read-cities.ts'
import { readPinyin } from './read-pinyin.ts'

const readAloud = readPinyin()

test('Chinese is transcribed per character, except for words with their own reading', () => {
  assert.deepEqual(readAloud('上海'), ['shang', 'hai'])
  assert.deepEqual(readAloud('重庆音乐酒店'), ['chong', 'qing', 'yin', 'yue', 'jiu', 'dian'])
  assert.deepEqual(readAloud('厦门银行'), ['xia', 'men', 'yin', 'hang'])
})

test('text without Chinese has no pinyin', () => {
  assert.deepEqual(readAloud('w七'), ['', 'qi'])
  assert.deepEqual(readAloud(''), [])
})

test('the transcription of every city equals its pinyin column', () => {
  const wrong = readCities().filter(
    ({ name, pinyin }) => /^\p{Script=Han}+$/u.test(name.zh) && readAloud(name.zh).join('') !== pinyin,
  )
  assert.deepEqual(
    wrong.map(({ name, pinyin }) => `${name.zh} ${pinyin} ${readAloud(name.zh).join('')}`),
    [],
  )
})
