import { lighten } from '../canvas/colour.ts'
import { mist } from '../canvas/light.ts'
import { d, path } from '../canvas/svg.ts'
import { aeroplane, controlTower } from '../scenery/airfield.ts'
import { longBoat, sailBoat, waterHut } from '../scenery/boats.ts'
import { dunes, fieldRows, isle, meadow, riceTerraces, ridge } from '../scenery/land.ts'
import { horn, peaks } from '../scenery/mountains.ts'
import { flowers } from '../scenery/plants.ts'
import { townRow } from '../scenery/town-row.ts'
import type { Plant } from '../scenery/tree-shapes.ts'
import { tree } from '../scenery/trees.ts'
import { lightsOnWater, ripples, water } from '../scenery/water.ts'
import type { Scenery } from '../subject.ts'
import { corners, line, mark, type Place, town } from './destination-place.ts'

export const scenes: Record<Scenery, (place: Place) => string> = {
  city: (place) => {
    const { scene, random } = place
    const shore = 640
    const green = path(
      d`M0 900V${shore + 130}Q${scene.width * 0.3} ${shore + 90} ${scene.width * 0.55} ${shore + 140}T${scene.width} ${shore + 110}V900z`,
      scene.down([0, scene.tint('#7fa56a')], [1, scene.tint('#4a7548')]),
    )
    return (
      town(place, shore) +
      water(scene, shore, 260) +
      lightsOnWater(scene, shore, 90) +
      sailBoat(scene, random.between(200, scene.width - 200), shore + 70, 0.9) +
      green +
      line(place, shore + 170, 1.5, 9)
    )
  },
  old_town: (place) => {
    const { scene, region } = place
    return (
      ridge(scene, { base: 470, rise: 150, colour: scene.far('#7d93a8', 0.62) }) +
      townRow(scene, { base: 500, low: 60, high: 110, distance: 0.56, region }) +
      mark(place, 500, 1.4) +
      townRow(scene, { base: 600, low: 80, high: 150, distance: 0.36, region }) +
      mist(scene, 480, 130, 0.35) +
      townRow(scene, { base: 720, low: 100, high: 190, distance: 0.12, region }) +
      meadow(scene, 716, '#8fa56c', '#55754a', 10) +
      line(place, 760, 1.5, 8)
    )
  },
  river: (place) => {
    const { scene, random } = place
    const shore = 590
    return (
      town(place, shore) +
      water(scene, shore, 310) +
      lightsOnWater(scene, shore, 130) +
      ripples(scene, shore + 60, 240, 30) +
      longBoat(scene, random.between(260, scene.width - 260), 730, 1.2, '#7a4f3c') +
      path(d`M0 900V820Q${scene.width * 0.2} 800 ${scene.width * 0.36} 900z`, scene.tint('#557f4c')) +
      tree(scene, place.trees[0]!, 100, 890, 3.2)
    )
  },
  beach: (place) => {
    const { scene, random } = place
    const sea = 470
    const sand = path(
      d`M0 900V790Q${scene.width * 0.3} 690 ${scene.width * 0.55} 720T${scene.width} 640V900z`,
      scene.down([0, scene.tint('#fbe9c4')], [1, scene.tint('#e6c48c')]),
    )
    const plant: Plant = place.climate === 'cold' || place.climate === 'temperate' ? place.trees[0]! : 'palm'
    return (
      isle(scene, scene.width * 0.2, sea, 520, 130, 0.56) +
      isle(scene, scene.width * 0.82, sea, 460, 90, 0.6) +
      (place.landmark ? mark(place, sea + 4, 0.95) : '') +
      water(scene, sea, 330) +
      sailBoat(scene, random.between(300, 700), sea + 60, 0.8) +
      sailBoat(scene, random.between(800, scene.width - 160), sea + 110, 1.2) +
      sand +
      tree(scene, plant, scene.width - 120, 900, 4.6) +
      tree(scene, plant, scene.width - 260, 870, 3.4) +
      tree(scene, plant, 60, 930, 3.6)
    )
  },
  island: (place) => {
    const { scene, random } = place
    const sea = 480
    const lagoon = path(
      d`M0 900V640Q${scene.width * 0.5} 540 ${scene.width} 660V900z`,
      scene.down(
        [0, lighten(scene.light.water[0], 0.2), 0.1],
        [0.5, scene.tint('#7fe0d4', 1.4), 0.8],
        [1, scene.light.water[1]],
      ),
    )
    const huts = [0, 1, 2, 3]
      .map((i) => waterHut(scene, scene.width * 0.42 + i * 170, 720 + i * 12, 1.2, '#a58352', '#e2c79c'))
      .join('')
    return (
      isle(scene, scene.width * 0.26, sea, 620, 190, 0.4) +
      isle(scene, scene.width * 0.78, sea, 480, 110, 0.54) +
      water(scene, sea, 420) +
      lagoon +
      longBoat(scene, random.between(200, 380), 640, 0.9, '#8a5a3c') +
      (place.climate === 'tropical' ? huts : sailBoat(scene, scene.width * 0.6, 700, 1.5)) +
      corners(place, place.climate === 'tropical' ? 4.2 : 2.8)
    )
  },
  mountain: (place) => {
    const { scene, random, climate } = place
    const lake = 640
    if (climate === 'tropical')
      return (
        ridge(scene, { base: 560, rise: 320, steps: 6, colour: scene.far('#6f9a9c', 0.58) }) +
        mist(scene, 360, 160, 0.5) +
        ridge(scene, { base: 620, rise: 200, colour: scene.far('#4f8a70', 0.36) }) +
        riceTerraces(scene, 600, 880) +
        corners(place, 3.6)
      )
    return (
      peaks(scene, { base: lake - 20, low: 200, high: 320, count: 6, distance: 0.62, snow: true }) +
      horn(scene, scene.width * random.between(0.35, 0.65), lake, 430, 0.36) +
      ridge(scene, { base: lake, rise: 110, colour: scene.far('#4c7a66', 0.36) }) +
      line(place, lake + 2, 0.9, 26) +
      townRow(scene, {
        base: lake + 2,
        low: 34,
        high: 56,
        distance: 0.2,
        region: 'nordic',
        from: scene.width * 0.56,
        to: scene.width * 0.8,
      }) +
      water(scene, lake, 260) +
      lightsOnWater(scene, lake, 70) +
      meadow(scene, 840, '#7fae6a', '#4a7f4e', 30) +
      corners(place, 3.4)
    )
  },
  countryside: (place) => {
    const { scene, random, region } = place
    const hills =
      ridge(scene, { base: 480, rise: 130, colour: scene.far('#7f9cae', 0.6) }) +
      ridge(scene, { base: 560, rise: 120, colour: scene.far('#7fa57c', 0.42) })
    if (region === 'southeast_asian') return hills + riceTerraces(scene, 540, 880) + corners(place, 3.4)
    const village = townRow(scene, {
      base: 600,
      low: 40,
      high: 76,
      distance: 0.28,
      region,
      from: scene.width * 0.3,
      to: scene.width * 0.62,
    })
    return (
      hills +
      mark(place, 600, 0.8) +
      village +
      ridge(scene, { base: 660, rise: 60, colour: scene.far('#93b56c', 0.12), foot: scene.tint('#7fa55e') }) +
      fieldRows(scene, 630, 900, scene.width * 0.5, random.pick(['#9a7fb0', '#7f9a4c', '#c9a24a'])) +
      line(place, 650, 1.1, 10) +
      flowers(scene, 0, 760, scene.width, 130, ['#e8604c', '#f4e9a0'], 40) +
      corners(place, 3)
    )
  },
  desert: (place) => {
    const { scene } = place
    return (
      ridge(scene, { base: 520, rise: 110, steps: 6, colour: scene.far('#b98a7a', 0.62) }) +
      (place.landmark ? mark(place, 560, 1.2) : '') +
      dunes(scene, 520, 0.42) +
      townRow(scene, {
        base: 640,
        low: 50,
        high: 120,
        distance: 0.26,
        region: 'middle_eastern',
        from: scene.width * 0.36,
        to: scene.width * 0.66,
      }) +
      dunes(scene, 640, 0.16) +
      line(place, 680, 1.5, 7) +
      dunes(scene, 800, 0) +
      corners(place, 4)
    )
  },
  garden: (place) => {
    const { scene, region } = place
    return (
      ridge(scene, { base: 470, rise: 160, colour: scene.far('#6fa3b8', 0.55) }) +
      mark(place, 560, 1.3) +
      mist(scene, 400, 150, 0.35) +
      meadow(scene, 560, '#8fba7c', '#5a8f62', 14) +
      townRow(scene, {
        base: 590,
        low: 40,
        high: 70,
        distance: 0.3,
        region,
        from: scene.width * 0.62,
        to: scene.width * 0.8,
      }) +
      line(place, 610, 1.6, 14) +
      water(scene, 680, 220) +
      path(d`M0 900V800Q${scene.width * 0.3} 770 ${scene.width * 0.5} 900z`, scene.tint('#5f8f55')) +
      corners(place, 3.2)
    )
  },
  airport: (place) => {
    const { scene, random } = place
    return (
      town(place, 620) +
      controlTower(scene, scene.width * 0.78, 660, 1.5, 0.2) +
      meadow(scene, 650, '#a4bd84', '#6f935c', 8) +
      path(d`M0 720H${scene.width}V790H0z`, scene.tint('#6a7280')) +
      aeroplane(scene, scene.width * 0.34, 716, 1.3, '#2f6fb0', false) +
      aeroplane(scene, scene.width * random.between(0.5, 0.7), 200, 0.9, '#d9483f', true)
    )
  },
}
