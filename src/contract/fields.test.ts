import assert from 'node:assert/strict'
import test from 'node:test'
import * as z from 'zod'
import {
  decimal,
  defaulted,
  email,
  flag,
  hexColour,
  id,
  integer,
  list,
  moment,
  optional,
  ownLanguage,
  Paging,
  phone,
  plainDate,
  requestId,
  slug,
  text,
  token,
  url,
} from './fields.ts'

const accepts = (field: z.ZodType, value: unknown) => field.safeParse(value).success

function decides(field: z.ZodType, cases: { good: readonly unknown[]; bad: readonly unknown[] }) {
  for (const value of cases.good) assert.equal(accepts(field, value), true, `refused ${String(value)}`)
  for (const value of cases.bad) assert.equal(accepts(field, value), false, `accepted ${String(value)}`)
}

test('numbers are accepted as numbers or text, within their range', () => {
  assert.equal(integer(1, 9).parse('3'), 3)
  assert.equal(decimal(-90, 90).parse('-33.86'), -33.86)
  decides(integer(1, 9), {
    good: [1, 9, '9'],
    bad: [0, 10, '3.5', 3.5, '3x', ' 3', '1e1', true, null, '', []],
  })
  decides(decimal(0, 10), {
    good: [0, '7.5', '7.500000000000001', '0.10000000000000000555'],
    bad: [10.1, '-1', 'NaN', Number.NaN, Number.POSITIVE_INFINITY],
  })
})

test('a flag is 0 or 1, true or false', () => {
  assert.deepEqual(
    [1, '1', true, 'true', 0, '0', false, 'false'].map((value) => flag().parse(value)),
    [true, true, true, true, false, false, false, false],
  )
  decides(flag(), { good: [], bad: ['yes', 2, null, 'constructor'] })
})

test('a single value for a list is a list of one, an empty field an empty list', () => {
  assert.deepEqual(list(integer(), 3).parse('4'), [4])
  assert.deepEqual(list(integer(), 3).parse(['4', 5]), [4, 5])
  assert.deepEqual(list(integer(), 3).parse(''), [])
  decides(list(integer(), 2), { good: [[1, 2]], bad: [[1, 2, 3], { 0: 1 }] })
})

test('an empty form field is absent, or its default', () => {
  const form = z.object({ note: optional(text(8)), page: defaulted(integer(1, 5), 1) })
  assert.deepEqual(form.parse({ note: '', page: '' }), { note: undefined, page: 1 })
  assert.deepEqual(form.parse({}), { page: 1 })
  assert.deepEqual(form.parse({ note: ' a ', page: '4' }), { note: 'a', page: 4 })
  decides(form, { good: [], bad: [{ note: 'longer than eight' }, { page: 6 }] })
})

test('an e-mail address has at most 320 characters', () => {
  const ending = '@example.com'
  decides(email(), {
    good: ['a@example.com', 'first.last+tag@sub.example.co', `${'a'.repeat(320 - ending.length)}${ending}`],
    bad: ['', 'a', 'a@b', '@example.com', 'a b@example.com', `${'a'.repeat(321 - ending.length)}${ending}`],
  })
})

test('a web address is http or https and has at most 2048 characters', () => {
  const start = 'https://example.com/'
  decides(url(), {
    good: ['http://example.com', `${start}${'a'.repeat(2048 - start.length)}`],
    bad: [
      'example.com',
      'javascript:alert(1)',
      'ftp://example.com',
      `${start}${'a'.repeat(2049 - start.length)}`,
    ],
  })
})

test('a colour is hexadecimal', () => {
  decides(hexColour(), { good: ['#fff', '#0E1b33'], bad: ['fff', '#ffff', '#ggg', 'red'] })
})

test('a date exists in the calendar', () => {
  decides(plainDate(), {
    good: ['2027-03-28', '2028-02-29'],
    bad: [
      '2027-02-29',
      '2027-13-01',
      '2027-3-8',
      '28.03.2027',
      '2027-03-28T00:00:00Z',
      20270328,
      '0000-01-01',
      '9999-12-31',
    ],
  })
})

test('an instant has a date and a time, with or without an offset', () => {
  decides(moment(), {
    good: ['2027-03-28T15:00:00Z', '2027-03-28T15:00:00+08:00', '2027-03-28T15:00'],
    bad: ['2027-03-28', 'yesterday', '2027-02-30T15:00:00Z'],
  })
})

test('an id is decimal text and may come as a number', () => {
  assert.equal(id().parse(42), '42')
  decides(id(), { good: ['1', '999999999999999999'], bad: ['0', '-1', '01', '1.5', 'a', '1'.repeat(19), {}] })
})

test('a phone number follows the rule of +86, or names its country', () => {
  assert.equal(phone().parse(' +86 138-0013-8000 '), '+8613800138000')
  decides(phone(), {
    good: ['13800138000', '19912345678', '+8615012345678', '+14155550123', '+44 20 7946 0958'],
    bad: ['12800138000', '1380013800', '+8612345678901', '+862112345678', '4155550123', '+1', 'phone', ''],
  })
})

test('slugs, request ids and tokens accept only their own characters', () => {
  decides(slug(), {
    good: ['asia-china-shanghai', 'usa'],
    bad: ['Usa', 'a--b', '-a', 'a b', '上海', 'a'.repeat(121)],
  })
  decides(requestId(), { good: ['abcd1234', 'a_b-c_d-e'], bad: ['short', 'a'.repeat(65), 'with space'] })
  decides(token(10), { good: ['a.b-c_d~='], bad: ['', 'a/b', 'a'.repeat(11), "a'b"] })
})

test('a page has at most 50 entries, 20 by default', () => {
  assert.deepEqual(Paging.parse({}), { page: 1, page_size: 20 })
  assert.deepEqual(Paging.parse({ page: '3', page_size: '50' }), { page: 3, page_size: 50 })
  decides(Paging, { good: [], bad: [{ page_size: 51 }, { page_size: '51' }, { page_size: 0 }, { page: 0 }] })
})

test('lang accepts the spellings of our languages and ignores others', () => {
  const languages = ['zh', 'zh-cn', 'cn', 'ZH-CN', 'en', 'en-us', 'fr', '', undefined]
  assert.deepEqual(
    languages.map((lang) => ownLanguage().parse(lang)),
    ['zh', 'zh', 'zh', 'zh', 'en', 'en', undefined, undefined, undefined],
  )
})

test('a text accepts every character except NUL, which PostgreSQL cannot store', () => {
  decides(text(10), { good: ['😀', '<b>', "'; --"], bad: ['a\u0000b'] })
})
