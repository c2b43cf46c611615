import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calendarFor } from './price-calendars.ts'

const ofRoom = { planId: null, prices: [100] }
const ofSaver = { planId: 'saver', prices: [70] }

test('a plan without its own prices uses the room type’s, regardless of other plans', () => {
  const plan = { id: 'flexible', ownPrices: false }
  assert.equal(calendarFor(plan, [ofSaver, ofRoom]), ofRoom)
  assert.equal(calendarFor({ ...plan, id: 'saver' }, [ofSaver, ofRoom]), ofRoom)
})

test('a plan with its own prices never uses those of the room type or of another plan', () => {
  assert.equal(calendarFor({ id: 'saver', ownPrices: true }, [ofRoom, ofSaver]), ofSaver)
  assert.equal(calendarFor({ id: 'member', ownPrices: true }, [ofRoom, ofSaver]), null)
})
