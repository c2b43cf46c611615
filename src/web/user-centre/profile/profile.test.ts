import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phoneOrNone } from '#contract/fields.ts'
import { contactFault, namedTravellers, phoneFault, travellerFaults } from '../../account/profile-rules.ts'
import { pictureFault } from '../../uploads/use-pictures.ts'

test('a phone is judged as the server judges it, and none is no fault', () => {
  for (const text of [
    '',
    '13800138000',
    '+86 138 0013 8000',
    '+44 (20) 7946-0000',
    '12800138000',
    '+8612',
    '12345',
    'x',
  ])
    assert.equal(phoneFault(text, 'en') === undefined, phoneOrNone().safeParse(text).success, text)
  assert.equal(phoneFault('1', 'zh'), '请输入正确的电话号码')
})

test('an address is not taken for a number, nor a number for an address', () => {
  assert.equal(contactFault('email', 'lin@example.com', 'en'), undefined)
  assert.equal(contactFault('mobile', '138 0013 8000', 'en'), undefined)
  assert.equal(contactFault('mobile', 'lin@example.com', 'en'), 'Please enter a mobile number here')
  assert.equal(contactFault('email', '13800138000', 'en'), 'Please enter an email address here')
  assert.equal(contactFault('email', '', 'en'), 'Your email')
})

test('a traveller has both names or none', () => {
  const travellers = [
    { first: 'Wei', last: 'Lin' },
    { first: ' ', last: '' },
    { first: 'Ann', last: ' ' },
    { first: 'x'.repeat(61), last: 'y' },
  ]
  assert.deepEqual(
    travellerFaults(travellers, 'en').map((fault) => fault !== undefined),
    [false, false, true, true],
  )
  assert.deepEqual(namedTravellers(travellers.slice(0, 2)), [{ first: 'Wei', last: 'Lin' }])
})

test('a file is judged before it is sent, in the words of the specification', () => {
  const megabytes = 1024 * 1024
  assert.equal(pictureFault({ name: 'me.JPEG', size: 10 }, 'en'), null)
  assert.equal(pictureFault({ name: 'me.bmp', size: 5 * megabytes }, 'en'), null)
  assert.equal(pictureFault({ name: 'me.svg', size: 10 }, 'en'), 'Type of file is error')
  assert.equal(pictureFault({ name: 'png', size: 10 }, 'zh'), '文件类型错误')
  assert.equal(
    pictureFault({ name: 'me.png', size: 5 * megabytes + 1 }, 'en'),
    'The size of file cannot over 5 MB',
  )
})
