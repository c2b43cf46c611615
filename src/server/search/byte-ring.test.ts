import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type ByteRing, createByteRing, NOWHERE } from './byte-ring.ts'

const add = (ring: ByteRing, text: string) => ring.add(Buffer.from(text), 0, Buffer.byteLength(text), 7)
const read = (ring: ByteRing, place: number) => {
  const begin = ring.find(place)
  return begin < 0 ? null : ring.bytes.toString('utf8', begin, begin + ring.lengthAt(begin))
}

test('a text is found as it was put in, until it is written over', () => {
  const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 30 }), { maxLength: 60 })
  fc.assert(
    fc.property(texts, fc.integer({ min: 64, max: 600 }), (list, capacity) => {
      const ring = createByteRing(capacity)
      const places: { place: number; text: string }[] = []
      for (const text of list) {
        places.push({ place: add(ring, text), text })
        const told = places.filter(({ place }) => ring.find(place) >= 0)
        for (const one of told) assert.equal(read(ring, one.place), one.text)
      }
    }),
  )
})

test('the newest is there, the oldest goes first, and what is too long is nowhere', () => {
  const ring = createByteRing(100)
  const places = Array.from({ length: 20 }, (_, at) => add(ring, `text ${at}`))
  assert.equal(read(ring, places.at(-1)!), 'text 19')
  assert.equal(read(ring, places[0]!), null)
  assert.equal(add(ring, 'x'.repeat(60)), NOWHERE)
  assert.equal(read(ring, NOWHERE), null)
})
