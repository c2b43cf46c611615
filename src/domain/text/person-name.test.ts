import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fullName } from './person-name.ts'

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
