import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inOrder, letterOf } from './letters.ts'

test('a name is indexed by its first letter in English and by its pinyin in Chinese', () => {
  for (const [en, zh, initials, letters] of [
    ['Zürich', '苏黎世', 'slsh', 'ZS'],
    ['Île-de-France', '法兰西岛', '', 'IF'],
    ['Japan', '日本', '', 'JR'],
    ['China', '中国', '', 'CZ'],
    ['Chongqing', '重庆', 'cq', 'CC'],
    ['Encamp', 'Encamp', '', 'EE'],
    ['6th of October', '十月六日城', '', '#S'],
  ] as const) {
    const { en: english, zh: chinese } = letterOf({ name: { en, zh }, initials })
    assert.equal(english + chinese, letters, en)
  }
})

test('an index is sorted by letter, then by name; accents are ignored', () => {
  const entry = (en: string, zh: string, pinyin = '') => {
    const name = { en, zh }
    return { name, pinyin, letter: letterOf({ name, initials: pinyin.slice(0, 1) }) }
  }
  const entries = [
    entry('Zagreb', '萨格勒布', 'sagelebu'),
    entry('Århus', '奥胡斯', 'aohusi'),
    entry('Athens', '雅典', 'yadian'),
    entry('Changsha', '长沙', 'changsha'),
    entry('Chengdu', '成都', 'chengdu'),
  ]
  const names = (locale: 'en' | 'zh') => entries.toSorted(inOrder(locale)).map(({ name }) => name[locale])
  assert.deepEqual(names('en'), ['Århus', 'Athens', 'Changsha', 'Chengdu', 'Zagreb'])
  assert.deepEqual(names('zh'), ['奥胡斯', '长沙', '成都', '萨格勒布', '雅典'])
})
