import { mist, pooledLight } from '../canvas/light.ts'
import type { Scene } from '../canvas/scene.ts'
import { cell, d, ellipse, opacity, path, rect } from '../canvas/svg.ts'
import { ridge } from '../scenery/land.ts'
import { pottedPlant } from '../scenery/plants.ts'
import { bicycle, streetLamp } from '../scenery/street-furniture.ts'
import { cafeCloths, cafeTable, parasol } from '../scenery/terrace-furniture.ts'
import { townMarker } from '../scenery/town-marker.ts'
import { townRow } from '../scenery/town-row.ts'
import { tree } from '../scenery/trees.ts'
import type { Setting } from '../stage.ts'

export const oldTown: Setting = {
  back({ scene, region, place }, horizon) {
    const hill = place.chance(0.6)
      ? ridge(scene, { base: horizon - 60, rise: 110, colour: scene.far('#7d93a8', 0.66) })
      : ''
    const landmark = townMarker(
      scene,
      region,
      place.chance(0.5) ? place.between(120, 380) : place.between(820, 1080),
      horizon - 60,
      place.between(1.1, 1.4),
      0.5,
    )
    return (
      hill +
      landmark +
      townRow(scene, { base: horizon - 40, low: 90, high: 160, distance: 0.52, region }) +
      townRow(scene, { base: horizon + 4, low: 120, high: 215, distance: 0.22, region }) +
      mist(scene, horizon - 160, 164, 0.4)
    )
  },
  ground({ scene, place }, y) {
    return cobbles(scene, y, place.pick(['#d8c3a5', '#c9bfb2', '#d4b8a0', '#bfb9b3']))
  },
  beside({ scene, place, trees }, at) {
    const tubs = place.chance(0.5) ? 'cone' : 'flowers'
    let out = ''
    for (const x of [at.left - 22, at.right + 22])
      if (x > 30 && x < scene.width - 30) out += pottedPlant(scene, tubs, x, at.foot + 12, 74, '#a8663f')
    for (const x of [at.left - 96, at.right + 96]) {
      if (x < 40 || x > scene.width - 40) continue
      out += place.chance(0.5)
        ? streetLamp(scene, x, at.foot + 34, 120)
        : tree(scene, place.pick(trees), x, at.foot + 22, 1.4)
    }
    return out
  },
  front({ scene, place }, at) {
    const cloth = place.pick(cafeCloths)
    const left = place.chance(0.5)
    const y = at.foot + 112
    const x = left ? 170 : 1030
    const cafe =
      parasol(scene, x, y - 8, 1.45, cloth) +
      cafeTable(scene, x - 92, y, 1.25, cloth) +
      cafeTable(scene, x + 92, y + 22, 1.25, cloth)
    const other = left ? 960 : 240
    const thing = place.int(0, 2)
    return (
      pooledLight(scene, (at.left + at.right) / 2, at.foot + 60, 320, 66) +
      cafe +
      (thing === 0
        ? fountain(scene, other, y + 24)
        : thing === 1
          ? bicycle(scene, other - 40, y - 20, 1.3)
          : pottedPlant(scene, 'fronds', other + 120, y + 40, 130, '#8a5a3c'))
    )
  },
}

export function cobbles(scene: Scene, y: number, colour: string): string {
  const { width, height } = scene
  const random = scene.detail('cobbles')
  let stones = ''
  const rows = scene.fine ? 8 : 5
  for (let r = 0; r < rows; r++) {
    const t = (r + 0.6) / rows
    const step = 44 + t * 60
    for (let x = -20 + (r % 2) * step * 0.5; x < width; x += step)
      stones += cell(
        Math.round(x + random.between(-4, 4)),
        Math.round(y + 8 + t * t * (height - y)),
        Math.round(step * 0.66),
        2 + t * 3,
      )
  }
  return (
    rect(0, y - 2, width, height - y + 2, scene.down([0, scene.tint(colour)], [1, scene.tint('#9d8c7c')])) +
    path(stones, '#4b3a30', opacity(0.16))
  )
}

function fountain(scene: Scene, x: number, y: number): string {
  const stone = scene.tint('#d9cfc2')
  const jet = d`M${x} ${y - 96}q-34 8 -40 52M${x} ${y - 96}q34 8 40 52M${x} ${y - 96}q-14 10 -16 50M${x} ${y - 96}q14 10 16 50`
  return (
    ellipse(x, y, 104, 22, scene.tint('#a89d92')) +
    ellipse(x, y - 12, 100, 20, stone) +
    ellipse(x, y - 14, 86, 15, scene.light.water[1]) +
    rect(x - 7, y - 56, 14, 46, stone) +
    ellipse(x, y - 56, 42, 9, stone) +
    ellipse(x, y - 58, 34, 5, scene.light.water[0]) +
    rect(x - 4, y - 82, 8, 26, stone) +
    `<path d="${jet}" fill="none" stroke="#fff" stroke-width="2.4" opacity=".55"/>`
  )
}
