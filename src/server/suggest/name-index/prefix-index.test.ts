import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { prefixRange, startPrefixIndex } from './prefix-index.ts'
import { rangesWithOneTypo } from './typos.ts'

const indexOf = (words: readonly string[]) => {
  const indexing = startPrefixIndex()
  for (const text of words) indexing.add([{ text, starts: [{ at: 0, kind: 'name' }] }], 0)
  return indexing.finish()
}
const textAt = ({ text, starts }: ReturnType<typeof indexOf>, entry: number) => {
  const from = starts[entry]!
  return String.fromCharCode(...text.subarray(from, text.indexOf(0, from)))
}
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '京', '都'), minLength: 1, maxLength: 7 })
const words = fc.array(word, { minLength: 1, maxLength: 60 })

test('texts are sorted, each with its owner', () => {
  fc.assert(
    fc.property(words, (given) => {
      const index = indexOf(given)
      const texts = given.map((_, entry) => textAt(index, entry))
      assert.deepEqual(texts, given.toSorted())
      for (const [entry, owner] of index.owners.entries()) assert.equal(texts[entry], given[owner])
    }),
  )
})

test('texts with the same prefix are one range', () => {
  fc.assert(
    fc.property(words, word, (given, start) => {
      const { from, to } = prefixRange(indexOf(given), start)
      const expected = given.toSorted().flatMap((text, entry) => (text.startsWith(start) ? [entry] : []))
      assert.deepEqual(
        Array.from({ length: to - from }, (_, i) => from + i),
        expected,
      )
    }),
  )
})

/** Reference implementation: tries every correction of one typo. */
function isOneTypoFrom(text: string, name: string): boolean {
  const mails = ['a', 'b', 'c', '京', '都']
  const mended = [...text].flatMap((_, at) => [
    text.slice(0, at) + text.slice(at + 1),
    text.slice(0, at) + (text[at + 1] ?? '') + text[at] + text.slice(at + 2),
    ...mails.flatMap((mail) => [
      text.slice(0, at) + mail + text.slice(at + 1),
      text.slice(0, at) + mail + text.slice(at),
    ]),
  ])
  return mended.some((each) => each !== text && name.startsWith(each))
}

test('every name one typo away is found, and no other', () => {
  fc.assert(
    fc.property(
      words,
      fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 2, maxLength: 6 }),
      (given, text) => {
        const latin = given.map((each) => each.replace(/[京都]/g, 'c'))
        const index = indexOf(latin)
        const found = new Set(
          rangesWithOneTypo(index, text).flatMap(({ range: { from, to } }) =>
            Array.from({ length: to - from }, (_, i) => textAt(index, from + i)),
          ),
        )
        for (const name of latin) {
          if (name.startsWith(text)) continue
          assert.equal(found.has(name), isOneTypoFrom(text, name), `${text} for ${name}`)
        }
      },
    ),
  )
})
