import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assignSlugs, toSlug } from './slugs.ts'

const place = (id: number, en: string, region: string, population: number) => ({
  id,
  prefix: 'america-usa',
  en,
  region,
  population,
})

test('slugs are plain letters, dots and apostrophes vanish', () => {
  assert.equal(toSlug("Xi'an"), 'xian')
  assert.equal(toSlug('St. Louis'), 'st-louis')
  assert.equal(toSlug('Tromsø'), 'tromso')
  assert.equal(toSlug('São Paulo'), 'sao-paulo')
})

test('the largest of a name is short, the next adds its region, a third its id', () => {
  const slugs = assignSlugs(
    [place(1, 'Springfield', 'IL', 5), place(2, 'Springfield', 'MO', 9), place(3, 'Springfield', 'IL', 1)],
    new Map(),
  )
  assert.equal(slugs.get(2), 'america-usa-springfield')
  assert.equal(slugs.get(1), 'america-usa-springfield-il')
  assert.equal(slugs.get(3), 'america-usa-springfield-3')
})

test('a slug once given stays, even when a larger place of the name arrives', () => {
  const slugs = assignSlugs(
    [place(1, 'Springfield', 'IL', 5), place(2, 'Springfield', 'MO', 9)],
    new Map([[1, 'america-usa-springfield']]),
  )
  assert.equal(slugs.get(1), 'america-usa-springfield')
  assert.equal(slugs.get(2), 'america-usa-springfield-mo')
})
