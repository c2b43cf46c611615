import assert from 'node:assert/strict'
import { test } from 'node:test'
import { paragraphsOf } from './paragraphs.ts'

test('blank lines separate paragraphs, single line breaks do not', () => {
  assert.deepEqual(paragraphsOf('One\ntwo \n \n\nThree\r\n'), ['One\ntwo', 'Three'])
  assert.deepEqual(paragraphsOf(' \n\n'), [])
})
