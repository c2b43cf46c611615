import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bookedNights, distanceKm, gapsOf, tripsOf } from './trips.ts'

const tokyo = { lat: 35.68, lon: 139.77 }
const kyoto = { lat: 35.01, lon: 135.77 }
const paris = { lat: 48.86, lon: 2.35 }
const stop = (arrival: string, departure: string, at = tokyo) => ({
  ...at,
  arrival,
  departure,
})
const datesOf = (trips: ReturnType<typeof tripsOf>) =>
  trips.map((trip) => trip.map(({ arrival }) => arrival.slice(5)).join(' '))

test('stays that follow each other are a trip, in any order; a single stay is none', () => {
  const stops = [
    stop('2027-03-16', '2027-03-19', kyoto),
    stop('2027-03-10', '2027-03-14'),
    stop('2027-05-01', '2027-05-02'),
  ]
  assert.deepEqual(datesOf(tripsOf(stops)), ['03-10 03-16'])
})

test('more than three open nights, or another continent, begin another trip', () => {
  const first = stop('2027-03-10', '2027-03-14')
  assert.equal(tripsOf([first, stop('2027-03-17', '2027-03-18', kyoto)]).length, 1)
  assert.equal(tripsOf([first, stop('2027-03-18', '2027-03-19', kyoto)]).length, 0)
  assert.equal(tripsOf([first, stop('2027-03-14', '2027-03-16', paris)]).length, 0)
})

test('gaps are the nights that no stay covers, also where stays overlap', () => {
  const long = stop('2027-03-10', '2027-03-20')
  const inside = stop('2027-03-12', '2027-03-13', kyoto)
  const later = stop('2027-03-22', '2027-03-24', kyoto)
  const trip = tripsOf([inside, later, long])[0]!
  assert.deepEqual(gapsOf(trip), [{ arrival: '2027-03-20', departure: '2027-03-22', nights: 2 }])
  assert.equal(bookedNights(trip), 12)
  assert.deepEqual(gapsOf([long, stop('2027-03-20', '2027-03-21')]), [])
})

test('distances are along the surface', () => {
  assert.equal(Math.round(distanceKm(tokyo, kyoto)), 370)
  assert.equal(Math.round(distanceKm(tokyo, tokyo)), 0)
})
