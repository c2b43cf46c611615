import assert from 'node:assert/strict'
import test from 'node:test'
import * as z from 'zod'
import { email, hexColour, integer, list, moment, plainDate, rule, text, url } from './fields.ts'
import { FileUpload } from './media.ts'
import { HotelQuery } from './search.ts'
import { faultsOf, fieldSentences, missing } from './sentences.ts'

const sort = z.enum(['price', 'score'])
const rows: readonly [what: string, field: z.ZodType, value: unknown, en: string, zh: string][] = [
  ['required', text(9), undefined, 'Name is required', '请填写姓名'],
  ['required, left empty', text(9), '', 'Name is required', '请填写姓名'],
  ['required, only spaces', text(9), '   ', 'Name is required', '请填写姓名'],
  ['required choice', sort, undefined, 'Name is required', '请填写姓名'],
  ['required date', plainDate(), '', 'Name is required', '请填写姓名'],
  ['required number', integer(), '', 'Name is required', '请填写姓名'],
  ['enum', sort, 'stars', 'Name must be one of price, score', '姓名必须是price, score之一'],
  ['pattern', z.string().regex(/^a$/), 'b', 'Illegal input', '输入不合法'],
  ['type text', text(9), 5, 'Name must be text', '姓名必须是文本'],
  ['type number', integer(), 'many', 'Name must be a number', '姓名必须是数字'],
  ['type whole number', integer(), '1.5', 'Name must be a whole number', '姓名必须是整数'],
  ['type list', list(text(2), 2), { a: 1 }, 'Name must be a list', '姓名必须是列表'],
  ['longest', text(3), 'four', 'Name cannot be longer than 3 characters', '姓名不能超过3个字符'],
  ['shortest', text(9, 3), 'ab', 'Name must be at least 3 characters', '姓名至少需要3个字符'],
  [
    'exact length',
    z.string().length(6),
    '12345',
    'Name must be exactly 6 characters',
    '姓名的长度必须为6个字符',
  ],
  ['most', integer(1, 9), 10, 'Name cannot be greater than 9', '姓名不能大于9'],
  ['least', integer(1, 9), 0, 'Name cannot be less than 1', '姓名不能小于1'],
  ['most entries', list(text(2), 1), ['a', 'b'], 'Name: at most 1', '姓名最多1项'],
  ['least entries', list(text(2), 3, 2), ['a'], 'Name: at least 2', '姓名至少需要2项'],
  ['e-mail', email(), 'a@', 'Name must be a valid email address', '姓名必须是有效的邮箱地址'],
  [
    'e-mail of 321 characters',
    email(),
    `${'a'.repeat(309)}@example.com`,
    'Name cannot be longer than 320 characters',
    '姓名不能超过320个字符',
  ],
  ['web address', url(), 'example', 'Name must be a valid web address', '姓名必须是有效的网址'],
  [
    'web address of 2049 characters',
    url(),
    `https://example.com/${'a'.repeat(2029)}`,
    'Name cannot be longer than 2048 characters',
    '姓名不能超过2048个字符',
  ],
  ['hex colour', hexColour(), 'red', 'Name must be a hex colour', '姓名必须是十六进制颜色值'],
  [
    'date',
    plainDate(),
    '2027-02-30',
    'Name must be a date such as 2027-03-28',
    '姓名必须是日期，例如2027-03-28',
  ],
  [
    'moment',
    moment(),
    'noon',
    'Name must be a date and time such as 2027-03-28T15:00:00Z',
    '姓名必须是日期和时间，例如2027-03-28T15:00:00Z',
  ],
]

for (const [what, field, value, en, zh] of rows) {
  test(`a failed field is reported in both languages: ${what}`, () => {
    const form = z.object({ name: field })
    assert.deepEqual(faultsOf(form, { name: value }, 'en'), { name: en })
    assert.deepEqual(faultsOf(form, { name: value }, 'zh'), { name: zh })
  })
}

test('a rule between fields has its own sentence, reported at its field', () => {
  const form = z
    .object({ s_d: plainDate(), e_d: plainDate() })
    .refine(({ s_d, e_d }) => e_d > s_d, { path: ['e_d'], message: rule('dateOrder') })
  const input = { s_d: '2027-03-28', e_d: '2027-03-28' }
  assert.deepEqual(faultsOf(form, input, 'en'), { e_d: 'Check-out must be after check-in' })
  assert.deepEqual(faultsOf(form, input, 'zh'), { e_d: '离店日期必须晚于入住日期' })
})

test('a conditionally required field is reported as required', () => {
  const form = z
    .object({ phone: text(9).optional() })
    .refine(() => false, { path: ['phone'], message: missing })
  assert.deepEqual(faultsOf(form, {}, 'en'), { phone: 'Phone is required' })
})

test('every failed field is reported once, with its index in a list', () => {
  const form = z.object({
    guests: list(z.object({ first: text(2), last: text(2) }), 2),
    rooms: integer(1, 9),
  })
  assert.deepEqual(faultsOf(form, { guests: [{ first: 'Ann' }], rooms: 'x' }, 'en'), {
    'guests.0.first': 'First name cannot be longer than 2 characters',
    'guests.0.last': 'Last name is required',
    rooms: 'Rooms must be a number',
  })
})

test('a rule of the whole form is reported under form', () => {
  const form = z.object({}).refine(() => false, { message: rule('nothingToChange') })
  assert.deepEqual(faultsOf(form, {}, 'zh'), { form: '没有需要修改的内容' })
})

test('a field name is in the language of the sentence, also in a map box', () => {
  const query = {
    kw: 'usa',
    s_d: '2027-03-28',
    e_d: '2027-03-30',
    free_cancel: 'maybe',
    bounds: { n: 'x', s: 1 },
  }
  assert.deepEqual(faultsOf(HotelQuery, query, 'zh'), {
    free_cancel: '免费取消必须是0或1',
    'bounds.n': '北界必须是数字',
    'bounds.e': '请填写东界',
    'bounds.w': '请填写西界',
  })
  assert.deepEqual(faultsOf(FileUpload, { file: 'x' }, 'en'), { file: 'File must be a file' })
})

test('a non-object input is refused with a sentence', () => {
  assert.deepEqual(faultsOf(z.object({}), 'text', 'en'), { form: 'Form must be a group of fields' })
})

test('a missing field is reported as required even if the parser kept no input', () => {
  const parsed = z.object({ name: text(9), text: text(9) }).safeParse({ text: 5 })
  assert.deepEqual(fieldSentences(parsed.error?.issues ?? [], 'en'), {
    name: 'Name is required',
    text: 'Text must be text',
  })
})
