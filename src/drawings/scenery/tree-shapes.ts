import { cosine, sine } from '../canvas/angles.ts'
import { mix } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { circle, d, disc, line, opacity, path, polygon, rect } from '../canvas/svg.ts'

export type Plant =
  | 'round'
  | 'poplar'
  | 'pine'
  | 'snowy_pine'
  | 'cypress'
  | 'palm'
  | 'blossom'
  | 'birch'
  | 'acacia'
  | 'olive'
  | 'bamboo'
  | 'maple'
  | 'banana'
  | 'cactus'
  | 'willow'

type Paint = (colour: string) => string

type Drawing = (scene: Scene, paint: Paint, variant: number) => string

const trunk = (paint: Paint, w: number, h: number, colour = '#6b4a35') =>
  path(d`M${-w} 0L${-w * 0.6} ${-h}h${w * 1.2}L${w} 0z`, paint(colour))

function crown(
  scene: Scene,
  paint: Paint,
  colour: string,
  lobes: readonly (readonly [number, number, number])[],
): string {
  const leaf = paint(colour)
  const back = lobes.map(([x, y, r]) => disc(x + 2, y + 3, r)).join('')
  const front = lobes.map(([x, y, r]) => disc(x - 3, y - 4, r * 0.78)).join('')
  const [x, y, r] = lobes[0]!
  return (
    path(back, mix(leaf, '#0d2b3a', 0.38)) +
    path(front, leaf) +
    circle(x - r * 0.4, y - r * 0.5, r * 0.4, mix(leaf, scene.light.sun, 0.34), opacity(0.6))
  )
}

const roundLobes = [
  [
    [0, -64, 29],
    [-17, -48, 20],
    [18, -48, 19],
  ],
  [
    [2, -68, 25],
    [-14, -52, 22],
    [15, -50, 23],
    [-4, -42, 18],
  ],
] as const

const leafy =
  (colours: readonly [string, string]): Drawing =>
  (scene, paint, variant) =>
    trunk(paint, 3.2, 44) + crown(scene, paint, colours[variant]!, roundLobes[variant]!)

const conifer =
  (snow: boolean): Drawing =>
  (_scene, paint, variant) => {
    const needle = paint(variant ? '#2a5f52' : '#37725c')
    const shade = mix(needle, '#0c2433', 0.36)
    const wide = variant ? 26 : 31
    let out = rect(-3, -12, 6, 12, paint('#5b4032'))
    for (let i = 0; i < 4; i++) {
      const y = -10 - i * 20
      const w = wide * (1 - i * 0.2)
      out +=
        path(
          polygon([
            [-w, y],
            [0, y - 34],
            [0, y],
          ]),
          needle,
        ) +
        path(
          polygon([
            [0, y],
            [0, y - 34],
            [w, y],
          ]),
          shade,
        )
      if (snow && i > 0)
        out += path(
          polygon([
            [-w * 0.62, y - 13],
            [0, y - 34],
            [w * 0.55, y - 15],
            [w * 0.2, y - 11],
            [-w * 0.15, y - 17],
          ]),
          paint('#ffffff'),
          opacity(0.88),
        )
    }
    return out
  }

const palm: Drawing = (_scene, paint, variant) => {
  const lean = variant ? 16 : -6
  const bark = paint('#8a6344')
  const leaf = paint(variant ? '#3d9960' : '#4aa564')
  const shade = mix(leaf, '#08202a', 0.4)
  let light = ''
  let dark = ''
  const fronds = 9
  for (let i = 0; i < fronds; i++) {
    const turn = 0.47 + (0.56 * i) / (fronds - 1)
    const out = cosine(turn)
    const up = sine(turn)
    const reach = Math.abs(out)
    const length = (i % 2 ? 40 : 45) * (0.86 + 0.3 * reach)
    const ex = lean + out * length
    const ey = -92 + up * length * 0.62 + length * (0.12 + 0.5 * reach)
    const mx = lean + out * length * 0.55
    const my = -92 + up * length * 0.78
    const frond = d`M${lean} -92Q${mx} ${my - length * 0.16} ${ex} ${ey}Q${mx} ${my + length * 0.13} ${lean} -92z`
    if (i % 2) dark += frond
    else light += frond
  }
  return (
    path(d`M-4 0Q${lean * 0.1 - 1} -52 ${lean - 2} -92h4Q${lean * 0.1 + 4} -50 5 0z`, bark) +
    path(dark, shade) +
    path(light, leaf) +
    path(disc(lean - 3, -88, 3.2) + disc(lean + 3, -87, 3.2), paint('#7a5230'))
  )
}

export const drawings: Record<Plant, Drawing> = {
  round: leafy(['#4f9a5b', '#5fa356']),
  blossom: leafy(['#eda3b2', '#f2b8c0']),
  maple: leafy(['#d9663f', '#cf8a3c']),
  olive: leafy(['#8fa57e', '#7d9670']),
  pine: conifer(false),
  snowy_pine: conifer(true),
  palm,
  poplar: (_scene, paint, variant) => {
    const leaf = paint(variant ? '#5f9a4f' : '#4d8f5c')
    return (
      trunk(paint, 2.6, 20) +
      path(d`M0 -112C15 -84 19 -40 11 -16Q0 -8 -11 -16C-19 -40 -15 -84 0 -112z`, leaf) +
      path(d`M0 -112C15 -84 19 -40 11 -16Q6 -11 0 -11C9 -40 8 -84 0 -112z`, mix(leaf, '#0d2b3a', 0.35))
    )
  },
  cypress: (_scene, paint) => {
    const leaf = paint('#3f6b4f')
    return (
      rect(-2, -6, 4, 6, paint('#5b4032')) +
      path(d`M0 -118C15 -72 14 -18 0 -4C-14 -18 -15 -72 0 -118z`, leaf) +
      path(d`M0 -118C15 -72 14 -18 0 -4C6 -30 6 -80 0 -118z`, mix(leaf, '#0b2230', 0.42))
    )
  },
  birch: (scene, paint, variant) => {
    const marks = d`M-2 -20h3M0 -34h3M-2 -46h2M-1 -12h3`
    return (
      trunk(paint, 2.4, 62, '#e9e4dc') +
      line(marks, paint('#4a443f'), 1.4) +
      crown(scene, paint, variant ? '#a9bf5a' : '#8fb35f', [
        [1, -76, 20],
        [-10, -60, 15],
        [11, -58, 14],
        [0, -50, 12],
      ])
    )
  },
  acacia: (scene, paint) => {
    const leaf = paint('#7f9a4c')
    return (
      line(
        d`M0 0Q2 -26 -4 -42M0 -22Q10 -34 16 -46M-2 -32Q-14 -40 -20 -48`,
        paint('#5d4634'),
        4,
        'stroke-linecap="round"',
      ) +
      path(d`M-46 -46Q-44 -62 -20 -64Q0 -76 24 -66Q46 -64 48 -50Q24 -42 0 -46Q-24 -40 -46 -46z`, leaf) +
      path(
        d`M-46 -46Q-24 -54 0 -54Q26 -56 48 -50Q24 -42 0 -46Q-24 -40 -46 -46z`,
        mix(leaf, '#0d2b3a', 0.36),
      ) +
      path(d`M-20 -64Q0 -76 24 -66Q0 -68 -20 -64z`, mix(leaf, scene.light.sun, 0.35))
    )
  },
  bamboo: (_scene, paint, variant) => {
    const cane = paint(variant ? '#7fae5c' : '#6fa058')
    let leaves = ''
    let canes = ''
    for (let i = 0; i < 5; i++) {
      const x = -16 + i * 8
      const top = -84 - ((i * 37) % 26)
      canes += d`M${x} 0Q${x - 1} ${top / 2} ${x + (i - 2) * 4} ${top}`
      for (let j = 0; j < 4; j++)
        leaves += d`M${x + (i - 2) * (4 - j)} ${top + j * 17}q${j % 2 ? 16 : -16} -2 ${j % 2 ? 22 : -22} 12q${j % 2 ? -14 : 14} -2 ${j % 2 ? -22 : 22} -12z`
    }
    return line(canes, cane, 3) + path(leaves, mix(cane, '#1d5a3c', 0.35))
  },
  banana: (_scene, paint) => {
    const leaf = paint('#5aa653')
    const frond = (x: number, y: number, bend: number) =>
      d`M0 -8Q${x * 0.3 - 10} ${y * 0.7} ${x} ${y}Q${x * 0.6 + bend} ${y * 0.5} 0 -8z`
    return (
      path(d`M-3 0Q-2 -14 0 -18Q3 -12 4 0z`, paint('#7f8a4a')) +
      path(frond(-40, -40, 2) + frond(38, -46, 14) + frond(-8, -86, 16), mix(leaf, '#0d3a33', 0.38)) +
      path(frond(-30, -70, 10) + frond(24, -78, 18) + frond(-46, -16, 4) + frond(46, -20, 10), leaf)
    )
  },
  cactus: (_scene, paint) =>
    line(
      d`M0 0V-62M0 -24H-16V-44M0 -34H15V-52`,
      paint('#5f8a5c'),
      10,
      'stroke-linecap="round" stroke-linejoin="round"',
    ) + line(d`M3 -2V-60`, mix(paint('#5f8a5c'), '#0d2b3a', 0.3), 3, 'stroke-linecap="round"'),
  willow: (scene, paint) => {
    const leaf = paint('#7fae62')
    let strands = ''
    for (let i = 0; i < 9; i++) {
      const x = -34 + i * 8.5
      strands += d`M${x * 0.6} -78Q${x * 1.3} -66 ${x * 1.15} ${-22 + ((i * 29) % 16)}`
    }
    return (
      trunk(paint, 3.6, 60) +
      crown(scene, paint, '#7fae62', [
        [0, -74, 26],
        [-16, -66, 18],
        [17, -66, 18],
      ]) +
      line(strands, mix(leaf, '#2c6a4a', 0.3), 4, 'stroke-linecap="round"')
    )
  },
}
