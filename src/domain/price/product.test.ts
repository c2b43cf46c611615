import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cityTax, double, flexible, sample, vat } from '#test/support/sample-products.ts'

test('a product carries its facts unchanged', () => {
  const product = sample({ charges: [vat, cityTax] })
  assert.deepEqual(product.room, double)
  assert.deepEqual(product.plan, flexible)
  assert.deepEqual(product.charges, [vat, cityTax])
})
