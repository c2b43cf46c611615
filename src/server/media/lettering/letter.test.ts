import assert from 'node:assert/strict'
import { test } from 'node:test'
import { previewOverlay } from '../preview-overlay.ts'
import { breakLines, letterLine, spellable, widthOf } from './letter.ts'

test('Latin names keep their accents, or lose those without an outline', () => {
  assert.equal(spellable('  Hôtel  de l’Été '), 'Hôtel de l’Été')
  assert.equal(spellable('Łódź'), 'Łódź')
  assert.equal(spellable('Hạ Long'), 'Ha Long')
})

test('a name in another script is not drawn at all', () => {
  for (const name of ['上海花园酒店', 'Отель', 'Hotel 上海', '', '  ']) assert.equal(spellable(name), null)
})

test('words are broken into lines that fit', () => {
  const text = 'The Grand Hotel of the Northern Star'
  const lines = breakLines(text, 10_000, 2)!
  assert.equal(lines.join(' '), text)
  assert.ok(lines.every((line) => widthOf(line) <= 10_000))
  assert.equal(breakLines(text, 10_000, 1), null)
  assert.equal(breakLines('Unbreakable', 1_000, 2), null)
})

test('letters are kerned', () => {
  assert.ok(widthOf('AV') < widthOf('A') + widthOf('V'))
})

test("a preview needs no font, whatever the hotel's name", () => {
  const names = [
    'Hotel Star',
    '上海花园酒店',
    '<script>alert(1)</script> & "Sons"',
    'x'.repeat(300),
    'w '.repeat(200),
  ]
  for (const name of names) {
    const svg = previewOverlay({ name, stars: 4, place: 'Paris, France', drawn: true })
    assert.doesNotMatch(svg, /<text|font|script|undefined|NaN/)
  }
  assert.match(
    letterLine('Hi', { x: 1, y: 2, size: 30 }),
    /^<g transform="translate\(1 2\)scale\(0\.03\)"><path/,
  )
})

test('without drawable words the stars remain', () => {
  const svg = previewOverlay({ name: '酒店', stars: 5, place: '上海', drawn: false })
  assert.equal(svg.match(/<path/g)?.length, 5)
})
