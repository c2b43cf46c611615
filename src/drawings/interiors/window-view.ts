import { mix } from '../canvas/colour.ts'
import { cell, circle, d, ellipse, line, opacity, path, placed, rect, rounded } from '../canvas/svg.ts'
import { pottedPlant } from '../scenery/plants.ts'
import { inside, type Room } from './decor.ts'
import { roomLight } from './shell.ts'
import { viewOf } from './windows.ts'

/** The view from the balcony door. */
export function windowView(room: Room): string {
  const { scene, stage, decor } = room
  const { palette } = decor
  const tone = (c: string) => inside(scene, c)
  const cloth = (flip: boolean) => {
    const sheer = scene.across(
      [0, tone(mix(palette.curtain, '#6b5a4a', 0.24))],
      [0.3, tone(palette.curtain)],
      [0.6, tone(mix(palette.curtain, '#6b5a4a', 0.16))],
      [1, tone(palette.curtain)],
    )
    return placed(
      flip ? 1200 : 0,
      0,
      1,
      path(d`M0 0H236Q250 420 176 900H0z`, sheer) +
        line(d`M70 0Q76 460 54 900M140 0Q150 430 112 900`, '#000', 3, opacity(0.06)),
      flip,
    )
  }
  let rail = ''
  for (let x = 150; x < 1060; x += 30) rail += cell(x, 640, 4, 150)
  const balcony =
    rect(120, 786, 960, 114, scene.down([0, scene.tint('#cfc3b0')], [1, scene.tint('#b5a48c')])) +
    path(
      rail + cell(120, 630, 960, 12) + cell(120, 772, 960, 7),
      scene.tint(decor.wall === 'boards' ? '#6b4a35' : '#343c50'),
    )
  const table =
    ellipse(780, 858, 90, 12, '#000', opacity(0.2)) +
    rect(774, 760, 12, 96, scene.tint('#3a4152')) +
    ellipse(780, 758, 84, 15, scene.tint('#fff6e6')) +
    rounded(750, 726, 30, 26, 6, scene.tint('#ffffff')) +
    line(d`M780 734q16 2 10 14`, scene.tint('#ffffff'), 4) +
    path(d`M806 754q-4 -34 12 -46q16 12 12 46z`, scene.tint(palette.throw)) +
    circle(818, 700, 14, scene.tint('#5f9a6a'))
  const frame = tone('#fbf7f0')
  return (
    viewOf(stage, 800) +
    balcony +
    table +
    pottedPlant(scene, 'flowers', 330, 866, 130, palette.throw) +
    path(cell(100, 0, 26, 900) + cell(1074, 0, 26, 900) + cell(100, 0, 1000, 30), frame) +
    cloth(false) +
    cloth(true) +
    rounded(-10, 12, 1220, 16, 8, tone('#4a3f38')) +
    roomLight(room)
  )
}
