import assert from 'node:assert/strict'
import { test } from 'node:test'
import { regionOf } from './regions.ts'

test('a country has the architecture of its region', () => {
  const expected = {
    FR: 'european',
    CH: 'european',
    CN: 'chinese',
    AE: 'middle_eastern',
    ID: 'southeast_asian',
    JP: 'japanese',
    US: 'north_american',
    BR: 'latin_american',
    AU: 'oceanian',
    IN: 'south_asian',
    GR: 'mediterranean',
    NO: 'nordic',
    KE: 'african',
    KR: 'east_asian',
  }
  for (const [country, region] of Object.entries(expected)) assert.equal(regionOf(country), region)
})

test('a country that is not in the table has European architecture', () => {
  assert.equal(regionOf('XX'), 'european')
})
