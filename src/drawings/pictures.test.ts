import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { avatarCount, drawAvatar } from './avatars/avatars.ts'
import { createRandom } from './canvas/random.ts'
import { captionsOf } from './captions.ts'
import { defaultDestination, drawDestination } from './destinations/destination.ts'
import { destinationCaptions } from './destinations/destination-captions.ts'
import { draw } from './draw.ts'
import { drawEmptyState, emptyStates } from './empty-states.ts'
import { exteriorsOf, galleryOf, leadsFor, likeness, lookOf } from './gallery.ts'
import { placeholderOf } from './placeholder.ts'
import { isExterior, nameOf, specNamed, views } from './spec.ts'
import { type PictureSubject, regions, roomKinds, sceneries } from './subject.ts'

const amenities = ['pool', 'restaurant', 'spa', 'bar', 'breakfast', 'gym', 'meeting_rooms']

function subjectAt(index: number): PictureSubject {
  const random = createRandom(`subject ${index}`)
  return {
    seed: 1 + index * 131,
    scenery: sceneries[index % sceneries.length]!,
    region: random.pick(regions),
    stars: random.pick([1, 2, 3, 4, 5] as const),
    latitude: random.between(-50, 66),
    rooms: roomKinds.filter(() => random.chance(0.4)),
    amenities: amenities.filter(() => random.chance(0.5)),
  }
}
const subjects = Array.from({ length: 200 }, (_, index) => subjectAt(index))
const hashOf = (parts: Iterable<string>) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 16)
}

/** Balanced tags, no bare ampersand, quoted attributes: the requirements of XML. */
function assertWellFormed(svg: string) {
  const open: string[] = []
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z0-9:-]+="[^"<&]*")*)\s*(\/?)>/g,
    (_all, closing, name, _attributes, alone) => {
      if (closing) assert.equal(open.pop(), name)
      else if (!alone) open.push(name)
      return ''
    },
  )
  assert.equal(rest, '')
  assert.deepEqual(open, [])
}

function assertSelfContained(svg: string) {
  assert.match(
    svg,
    /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="\d+" height="\d+" viewBox="0 0 \d+ \d+">/,
  )
  assert.doesNotMatch(svg, /<text|<image|<script|<style|<foreignObject|NaN|undefined|Infinity/)
  assert.doesNotMatch(svg.slice(50), /https?:|data:/)
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!)
  assert.equal(new Set(ids).size, ids.length, 'an id is used twice')
  for (const [, target] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g))
    assert.ok(ids.includes(target!), `nothing is named ${target}`)
  return ids
}

test('every view of a hotel is a well-formed, self-contained drawing', () => {
  for (const [index, view] of views.entries()) {
    for (const size of ['full', 'card'] as const) {
      const svg = draw(subjectAt(index * 7 + 3), { view, variant: index % 3, hour: 'dusk' }, size)
      assertWellFormed(svg)
      assertSelfContained(svg)
    }
  }
})

test('every scenery can be drawn in each composition of its galleries', () => {
  for (const subject of subjects.slice(0, 60)) {
    for (const spec of galleryOf(subject)) assertSelfContained(draw(subject, spec, 'card'))
  }
})

test('destinations, avatars and empty states are well formed and self-contained', () => {
  const drawings = [
    ...sceneries.map((scenery, seed) =>
      drawDestination({ ...defaultDestination, seed, scenery }, 'wide', 'full'),
    ),
    drawDestination(defaultDestination, 'standard', 'card'),
    ...Array.from({ length: avatarCount }, (_, index) => drawAvatar(index)),
    ...emptyStates.map((kind) => drawEmptyState(kind)),
  ]
  for (const svg of drawings) {
    assertWellFormed(svg)
    assertSelfContained(svg)
  }
})

test('drawings within one page share no id', () => {
  const all = subjects.slice(0, 30).flatMap((subject) =>
    galleryOf(subject)
      .slice(0, 3)
      .flatMap((spec) => assertSelfContained(draw(subject, spec, 'card'))),
  )
  assert.equal(new Set(all).size, all.length)
})

test('the same hotel gives the same bytes on every processor', () => {
  const fixed = subjects.slice(0, 40).flatMap((subject) =>
    galleryOf(subject)
      .slice(0, 4)
      .map((spec) => draw(subject, spec, 'full')),
  )
  const again = subjects.slice(0, 40).flatMap((subject) =>
    galleryOf(subject)
      .slice(0, 4)
      .map((spec) => draw(subject, spec, 'full')),
  )
  assert.equal(hashOf(fixed), hashOf(again))
  assert.equal(hashOf(fixed), 'bd93d7cfac829a4a')
})

test('an exterior is at most 8 KB compressed at the median and 12 KB at the 95th percentile', () => {
  const sizes = subjects
    .map((subject) => gzipSync(draw(subject, galleryOf(subject)[0]!, 'full')).length)
    .sort((a, b) => a - b)
  assert.ok(sizes[100]! <= 8 * 1024, `median ${sizes[100]}`)
  assert.ok(sizes[190]! <= 12 * 1024, `95th percentile ${sizes[190]}`)
})

test('a list page of 20 cards is under 160 KB of pictures', () => {
  for (let page = 0; page < 10; page++) {
    const list = subjects.slice(page * 20, page * 20 + 20)
    const bytes = leadsFor(list).reduce(
      (sum, spec, index) =>
        sum + brotliCompressSync(draw(list[index]!, spec, 'card'), { params: { 1: 4 } }).length,
      0,
    )
    assert.ok(bytes < 160 * 1024, `page ${page} has ${bytes}`)
  }
})

test('a card is the full drawing with fewer details, at the same positions', () => {
  const placesIn = (svg: string) =>
    new Set(
      [...svg.matchAll(/<(?:g|circle|use)[^>]*(?:transform="[^"]+"|cx="[^"]+" cy="[^"]+")/g)].map((match) =>
        match[0].replace(/#[^"]*"/, ''),
      ),
    )
  for (const subject of subjects.slice(0, 60)) {
    for (const spec of galleryOf(subject).slice(0, 3)) {
      const card = draw(subject, spec, 'card')
      const full = draw(subject, spec, 'full')
      assert.ok(card.length <= full.length * 1.01, `${nameOf(spec)} of ${subject.seed}`)
      const missing = [...placesIn(card)].filter(
        (place) => place.startsWith('<g') && !placesIn(full).has(place),
      )
      assert.deepEqual(missing, [])
    }
  }
})

test('a gallery has 8 to 12 different pictures, all but one in the same light', () => {
  for (const subject of subjects) {
    const gallery = galleryOf(subject)
    assert.ok(gallery.length >= 8 && gallery.length <= 12, `${gallery.length} pictures`)
    assert.equal(new Set(gallery.map(nameOf)).size, gallery.length)
    assert.equal(gallery.filter((spec) => spec.hour !== gallery[0]!.hour).length, 1)
    assert.ok(isExterior(gallery[0]!.view))
  }
})

test('captions differ within a gallery in both languages, and state that the picture is drawn', () => {
  for (const subject of subjects) {
    const texts = galleryOf(subject).map((spec) => captionsOf(subject, spec))
    for (const locale of ['en', 'zh'] as const) {
      assert.equal(new Set(texts.map((text) => text.caption[locale])).size, texts.length)
      const word = locale === 'en' ? /illustration/i : /插画/
      for (const { caption, alternative } of texts) {
        assert.match(caption[locale], word)
        assert.match(alternative[locale], word)
      }
    }
    for (const { caption, alternative } of texts) assert.doesNotMatch(caption.zh + alternative.zh, /[A-Za-z]/)
  }
})

test('a hotel has three exteriors with different compositions', () => {
  for (const subject of subjects) assert.equal(new Set(exteriorsOf(subject)).size, 3)
})

test('neighbours in a list never share their composition, in any order', () => {
  const random = createRandom('orders')
  for (let round = 0; round < 20; round++) {
    const list = Array.from({ length: 40 }, () => ({
      ...random.pick(subjects),
      scenery: sceneries[round % sceneries.length]!,
    }))
    const leads = leadsFor(list)
    for (let i = 1; i < list.length; i++) {
      const before = lookOf(list[i - 1]!, leads[i - 1]!)
      const here = lookOf(list[i]!, leads[i]!)
      assert.notEqual(here.composition, before.composition)
      assert.ok(likeness(here, before) <= 3)
    }
  }
})

test('a picture name is parsed back to its spec, and other names are refused', () => {
  for (const subject of subjects.slice(0, 20))
    for (const spec of galleryOf(subject)) assert.deepEqual(specNamed(nameOf(spec)), spec)
  for (const name of [
    '',
    'street',
    'street-0',
    'street-0-noon',
    'cellar-0-day',
    'street-00-day',
    '../street-0-day',
    'STREET-0-day',
  ])
    assert.equal(specNamed(name), null)
})

test('a placeholder is a short CSS gradient', () => {
  for (const subject of subjects.slice(0, 40)) {
    for (const spec of galleryOf(subject)) {
      const text = placeholderOf(subject, spec)
      assert.ok(text.length <= 200)
      assert.match(text, /^linear-gradient\((#[0-9a-f]{6}( \d+%)?,?)+\)$/)
    }
  }
})

test('the pictures of a place keep their content when only the time of day changes', () => {
  const subject = subjectAt(11)
  const day = draw(subject, { view: 'street', variant: 0, hour: 'day' }, 'full')
  const night = draw(subject, { view: 'street', variant: 0, hour: 'night' }, 'full')
  assert.notEqual(day, night)
})

test('the captions of a place name it and state that the picture is drawn', () => {
  for (const scenery of sceneries) {
    const { caption, alternative } = destinationCaptions(
      { ...defaultDestination, scenery },
      { en: 'Paris', zh: '巴黎' },
    )
    assert.match(caption.en, /^Paris \(illustration\)$/)
    assert.match(alternative.en, /^Illustration: .*Paris/)
    assert.match(alternative.zh, /^插画：.*巴黎/)
  }
})
