import assert from 'node:assert/strict'
import { test } from 'node:test'
import { manualClock } from '#test/support/manual-clock.ts'
import { probeMap } from './translation-probe.ts'

function probing() {
  const clock = manualClock()
  const picture = Object.assign(new EventTarget(), { src: '' }) as HTMLImageElement
  const came = probeMap({ url: 'https://map.example/1.png', clock, picture: () => picture })
  return { clock, picture, came }
}

test('the map service is asked after 10 ms and has 3000 ms', async () => {
  const { clock, picture, came } = probing()
  clock.pass(9)
  assert.equal(picture.src, '')
  clock.pass(1)
  assert.equal(picture.src, 'https://map.example/1.png')
  clock.pass(2999)
  picture.dispatchEvent(new Event('load'))
  assert.equal(await came, true)
})

test('a map that is late or broken is no map', async () => {
  const late = probing()
  late.clock.pass(3010)
  assert.equal(await late.came, false)
  const broken = probing()
  broken.clock.pass(10)
  broken.picture.dispatchEvent(new Event('error'))
  assert.equal(await broken.came, false)
})
