import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { avatarCount, drawAvatar } from '#drawings/avatars/avatars.ts'
import { hours } from '#drawings/canvas/hours.ts'
import { defaultDestination, drawDestination } from '#drawings/destinations/destination.ts'
import { draw } from '#drawings/draw.ts'
import { drawEmptyState, emptyStates } from '#drawings/empty-states.ts'
import { pictureVersion } from '#drawings/picture-urls.ts'
import { views } from '#drawings/spec.ts'
import { type PictureSubject, regions, sceneries } from '#drawings/subject.ts'

const subjects = sceneries.flatMap((scenery, at) =>
  regions.map(
    (region, more): PictureSubject => ({
      seed: at * 100 + more,
      scenery,
      region,
      stars: (((at + more) % 5) + 1) as PictureSubject['stars'],
      latitude: more * 5 - 20,
      rooms: ['double'],
      amenities: ['pool'],
    }),
  ),
)

function* drawings() {
  for (const [at, subject] of subjects.entries()) {
    const spec = { view: views[at % views.length]!, variant: 0, hour: hours[at % hours.length]! }
    yield draw(subject, spec, 'full')
    yield draw(subject, spec, 'card')
  }
  yield drawDestination(defaultDestination, 'wide', 'full')
  for (let at = 0; at < avatarCount; at++) yield drawAvatar(at)
  for (const kind of emptyStates) yield drawEmptyState(kind)
}

test('the drawings of one version never change: new ones get a new version', () => {
  const hash = createHash('sha256')
  for (const drawing of drawings()) hash.update(drawing)
  assert.deepEqual(
    { version: pictureVersion, drawings: hash.digest('hex').slice(0, 16) },
    { version: 'v2', drawings: '8cdcd5067295c0db' },
  )
})
