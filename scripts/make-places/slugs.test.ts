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

test('slugs are plain letters without dots and apostrophes', () => {
  assert.equal(toSlug("Xi'an"), 'xian')
  assert.equal(toSlug('St. Louis'), 'st-louis')
  assert.equal(toSlug('Tromsø'), 'tromso')
  assert.equal(toSlug('São Paulo'), 'sao-paulo')
})

test('the largest place of a name has the short slug, the next adds its region, a third its id', () => {
  const slugs = assignSlugs(
    [place(1, 'Springfield', 'IL', 5), place(2, 'Springfield', 'MO', 9), place(3, 'Springfield', 'IL', 1)],
    new Map(),
  )
  assert.equal(slugs.get(2), 'america-usa-springfield')
  assert.equal(slugs.get(1), 'america-usa-springfield-il')
  assert.equal(slugs.get(3), 'america-usa-springfield-3')
})

test('an assigned slug stays, even if a larger place of the same name is added', () => {
  const slugs = assignSlugs(
    [place(1, 'Springfield', 'IL', 5), place(2, 'Springfield', 'MO', 9)],
    new Map([[1, 'america-usa-springfield']]),
  )
  assert.equal(slugs.get(1), 'america-usa-springfield')
  assert.equal(slugs.get(2), 'america-usa-springfield-mo')
})
