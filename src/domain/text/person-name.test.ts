import assert from 'node:assert/strict'
import { test } from 'node:test'
import { abbreviatedName, fullName, greetingName, publicName } from './person-name.ts'

test('Chinese, Japanese and Korean names have the family name first and no space', () => {
  const table = [
    ['越', '林', '林越'],
    ['清照', '李', '李清照'],
    ['𠮷郎', '髙橋', '髙橋𠮷郎'],
    ['太郎', '山田', '山田太郎'],
    ['さくら', '佐々木', '佐々木さくら'],
    ['ユリー', 'サトウ', 'サトウユリー'],
    ['민준', '김', '김민준'],
  ] as const
  for (const [first, last, name] of table) assert.equal(fullName({ first, last }), name)
})

test('other names have the given name first', () => {
  assert.equal(fullName({ first: 'Ada', last: 'Lovelace' }), 'Ada Lovelace')
  assert.equal(fullName({ first: 'Yue', last: 'Lin' }), 'Yue Lin')
  assert.equal(fullName({ first: 'Мария', last: 'Иванова' }), 'Мария Иванова')
  assert.equal(fullName({ first: ' Jean Luc ', last: ' de la Cruz' }), 'Jean Luc de la Cruz')
})

test('a name in two scripts keeps a space', () => {
  assert.equal(fullName({ first: 'David', last: '陈' }), '陈 David')
  assert.equal(fullName({ first: '美玲', last: 'Smith' }), '美玲 Smith')
})

test('a missing part leaves no space', () => {
  assert.equal(fullName({ first: '', last: '林' }), '林')
  assert.equal(fullName({ first: 'Ada', last: '' }), 'Ada')
  assert.equal(fullName({ first: '', last: '' }), '')
})

test('a guest’s name is shortened for others', () => {
  assert.equal(abbreviatedName({ first: 'Ada', last: 'Lovelace' }), 'Ada L.')
  assert.equal(abbreviatedName({ first: '明', last: '李' }), '李**')
  assert.equal(abbreviatedName({ first: 'Ada', last: '' }), 'Ada')
})

test('a public name is a first name and an initial, or a Chinese family name', () => {
  assert.equal(publicName('Ada Lovelace'), 'Ada L.')
  assert.equal(publicName(' Ada  King Lovelace '), 'Ada L.')
  assert.equal(publicName('Ada'), 'Ada')
  assert.equal(publicName('李清照'), '李**')
  assert.equal(publicName('  '), '')
})

test('a longer name is shortened to its first word and last initial, an e-mail address to its first letter', () => {
  const table = [
    ['Marco Polo', 'Marco P.'],
    ['Ana María de la cruz', 'Ana C.'],
    ['陈怡君', '陈**'],
    ['李', '李'],
    ['lin@example.org', 'l***'],
    ['  ', ''],
  ] as const
  for (const [name, shown] of table) assert.equal(publicName(name), shown)
})

test('a greeting uses the first word of a Latin name, and other names in full', () => {
  assert.equal(greetingName('Ada Lovelace'), 'Ada')
  assert.equal(greetingName(' 林薇 '), '林薇')
  assert.equal(greetingName('김민준'), '김민준')
})
