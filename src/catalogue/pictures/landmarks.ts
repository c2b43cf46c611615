import { lighten, mix } from './colour.ts'
import { lampsAreOn } from './light.ts'
import type { Scene } from './scene.ts'
import { archway, cell, circle, d, disc, line, opacity, type Point, path, polygon, rect } from './svg.ts'
import { marker } from './townscape.ts'

export type Landmark =
  | 'iron_tower'
  | 'pearl_tower'
  | 'needle_tower'
  | 'sail_tower'
  | 'crown_tower'
  | 'clock_tower'
  | 'torii'
  | 'shells'
  | 'pyramids'
  | 'temple_towers'
  | 'onion_domes'
  | 'columns'
  | 'great_wheel'
  | 'arch'
  | 'castle'
  | 'lighthouse'
  | 'windmills'
  | 'twin_towers'
  | 'pagoda'
  | 'dome'

/** Something that a place is known by, about 400 units tall at k = 1, standing on (x, base). */
export function landmark(
  scene: Scene,
  kind: Landmark,
  x: number,
  base: number,
  k: number,
  distance = 0.24,
): string {
  const stone = scene.far('#d8c8ae', distance)
  const dark = scene.far('#4c5f7a', distance)
  const at = (dx: number, dy: number): Point => [x + dx * k, base - dy * k]
  const box = (dx: number, dy: number, w: number, h: number) => cell(x + dx * k, base - dy * k, w * k, h * k)
  const shape = (...points: readonly Point[]) => polygon(points.map(([dx, dy]) => at(dx, dy)))
  const glow = lampsAreOn(scene) ? scene.light.lamp : lighten(dark, 0.5)
  return drawings[kind]({ scene, x, base, k, distance, stone, dark, glow, at, box, shape })
}

type Kit = {
  scene: Scene
  x: number
  base: number
  k: number
  distance: number
  stone: string
  dark: string
  glow: string
  at: (dx: number, dy: number) => Point
  box: (dx: number, dy: number, w: number, h: number) => string
  shape: (...points: readonly Point[]) => string
}

const lights = ({ box, glow }: Kit, columns: readonly number[], from: number, to: number, step: number) => {
  let out = ''
  for (let y = from; y < to; y += step) for (const dx of columns) out += box(dx, y, 5, 8)
  return path(out, glow, opacity(0.7))
}

const drawings: Record<Landmark, (kit: Kit) => string> = {
  iron_tower: ({ scene, shape, box, at, k, distance, glow }) => {
    const iron = lampsAreOn(scene)
      ? mix(scene.far('#a8784a', distance), scene.light.lamp, scene.light.lit * 0.6)
      : scene.far('#6f5a4c', distance)
    const legs =
      shape([-92, 0], [-58, 0], [-34, 84], [-26, 110], [-40, 110], [-62, 70]) +
      shape([92, 0], [58, 0], [34, 84], [26, 110], [40, 110], [62, 70])
    const upper =
      shape([-38, 116], [-22, 116], [-12, 196], [-9, 220], [-20, 220], [-28, 170]) +
      shape([38, 116], [22, 116], [12, 196], [9, 220], [20, 220], [28, 170])
    const spire = shape([-17, 226], [17, 226], [7, 340], [3, 400], [-3, 400], [-7, 340])
    const [lx, ly] = at(-58, 0)
    const bow = d`M${lx} ${ly}q${58 * k} ${-116 * k} ${116 * k} 0`
    return (
      path(legs + upper + spire + box(-48, 118, 96, 9) + box(-27, 228, 54, 8) + box(-13, 342, 26, 7), iron) +
      line(bow, iron, 7 * k) +
      path(box(-2, 406, 4, 8), glow) +
      line(
        d`M${at(-30, 100)[0]} ${at(0, 100)[1]}L${at(16, 200)[0]} ${at(0, 200)[1]}M${at(30, 100)[0]} ${at(0, 100)[1]}L${at(-16, 200)[0]} ${at(0, 200)[1]}`,
        iron,
        3 * k,
      )
    )
  },
  pearl_tower: ({ scene, shape, box, at, k, distance, glow }) => {
    const pale = scene.far('#b9c3d6', distance)
    const rose = scene.far('#c9788f', distance)
    const ball = (dy: number, r: number) => {
      const [cx, cy] = at(0, dy)
      return (
        circle(cx, cy, r * k, scene.slant([0, lighten(rose, 0.35)], [1, rose])) +
        rect(cx - r * k, cy - 2 * k, r * 2 * k, 4 * k, glow, opacity(0.7))
      )
    }
    return (
      path(
        shape([-64, 0], [-52, 0], [-12, 150], [-18, 150]) +
          shape([64, 0], [52, 0], [12, 150], [18, 150]) +
          box(-15, 300, 9, 300) +
          box(-4, 300, 8, 300) +
          box(6, 300, 9, 300) +
          box(-4, 350, 8, 60) +
          shape([-3, 350], [3, 350], [0, 430]),
        pale,
      ) +
      ball(120, 42) +
      ball(270, 30) +
      ball(342, 11)
    )
  },
  needle_tower: (kit) => {
    const { scene, shape, distance } = kit
    const glass = scene.far('#8fa6c0', distance)
    return (
      path(
        shape(
          [-46, 0],
          [-46, 90],
          [-36, 92],
          [-36, 170],
          [-27, 172],
          [-27, 250],
          [-18, 252],
          [-18, 320],
          [-9, 322],
          [-6, 390],
          [0, 480],
          [6, 390],
          [9, 300],
          [20, 298],
          [20, 220],
          [30, 218],
          [30, 140],
          [40, 138],
          [40, 60],
          [46, 58],
          [46, 0],
        ),
        scene.across([0, lighten(glass, 0.25)], [1, mix(glass, '#2b3a5c', 0.35)]),
      ) + lights(kit, [-14, -3, 8], 40, 300, 22)
    )
  },
  sail_tower: (kit) => {
    const { scene, x, base, k, distance, box } = kit
    const white = scene.far('#f2f4f6', distance)
    return (
      path(
        d`M${x - 46 * k} ${base}V${base - 330 * k}Q${x + 78 * k} ${base - 200 * k} ${x + 66 * k} ${base}z`,
        scene.across([0, white], [1, mix(white, '#8fa6c0', 0.5)]),
      ) +
      path(box(-52, 400, 8, 400) + box(-66, 10, 150, 10), scene.far('#c9d2da', distance)) +
      lights(kit, [-30, -12, 6], 30, 200, 24)
    )
  },
  crown_tower: (kit) => {
    const { scene, box, shape, distance } = kit
    const stone = scene.far('#a9a39a', distance)
    return (
      path(
        box(-62, 150, 124, 150) +
          box(-46, 280, 92, 132) +
          box(-34, 330, 68, 52) +
          box(-20, 360, 40, 32) +
          shape([-8, 360], [8, 360], [0, 440]),
        scene.across([0, lighten(stone, 0.2)], [1, mix(stone, '#2b3a5c', 0.3)]),
      ) + lights(kit, [-38, -22, -6, 10, 26], 30, 280, 20)
    )
  },
  clock_tower: ({ scene, box, shape, at, k, distance, glow }) => {
    const stone = scene.far('#c9ad80', distance)
    const [cx, cy] = at(0, 268)
    return (
      path(
        box(-32, 310, 64, 310) + box(-38, 316, 76, 10),
        scene.across([0, lighten(stone, 0.16)], [1, mix(stone, '#5a4632', 0.3)]),
      ) +
      path(shape([-38, 316], [0, 420], [38, 316]), scene.far('#6a6f60', distance)) +
      circle(cx, cy, 25 * k, glow) +
      circle(cx, cy, 21 * k, lighten(glow, 0.6)) +
      line(d`M${cx} ${cy}v${-15 * k}M${cx} ${cy}h${10 * k}`, scene.far('#3a3a44', distance), 3 * k)
    )
  },
  torii: ({ scene, box, x, base, k, distance }) => {
    const red = scene.far('#c9503c', distance)
    return (
      path(box(-88, 190, 20, 190) + box(68, 190, 20, 190) + box(-104, 156, 208, 16), red) +
      path(
        d`M${x - 136 * k} ${base - 222 * k}Q${x} ${base - 196 * k} ${x + 136 * k} ${base - 222 * k}l${-6 * k} ${30 * k}Q${x} ${base - 172 * k} ${x - 130 * k} ${base - 192 * k}z`,
        mix(red, '#2b2030', 0.25),
      )
    )
  },
  shells: ({ scene, x, base, k, distance, box }) => {
    const white = scene.far('#f6f1e6', distance)
    const shell = (dx: number, s: number, turn: number) =>
      d`M${x + dx * k} ${base - 26 * k}q${turn * 20 * s * k} ${-150 * s * k} ${turn * 150 * s * k} ${-176 * s * k}q${-turn * 40 * s * k} ${90 * s * k} ${-turn * 20 * s * k} ${176 * s * k}z`
    return (
      path(box(-210, 28, 430, 28), scene.far('#cbbfae', distance)) +
      path(
        shell(-190, 0.62, 1) + shell(-120, 0.86, 1) + shell(-40, 1.05, 1),
        scene.across([0, white], [1, mix(white, '#9aa6b8', 0.45)]),
      ) +
      path(shell(206, 0.6, -1) + shell(150, 0.4, -1), mix(white, '#9aa6b8', 0.25))
    )
  },
  pyramids: ({ scene, shape, distance }) => {
    const sand = scene.far('#dcb07a', distance)
    const one = (dx: number, h: number) =>
      path(shape([dx - h * 0.8, 0], [dx, h], [dx + h * 0.14, 0]), lighten(sand, 0.1)) +
      path(shape([dx, h], [dx + h * 0.14, 0], [dx + h * 0.8, 0]), mix(sand, '#7a4a30', 0.32))
    return one(210, 150) + one(-170, 190) + one(20, 270)
  },
  temple_towers: ({ scene, x, base, k, distance, box }) => {
    const stone = scene.far('#a89478', distance)
    const bud = (dx: number, h: number) =>
      d`M${x + (dx - h * 0.2) * k} ${base - 70 * k}v${-h * 0.4 * k}q0 ${-h * 0.4 * k} ${h * 0.2 * k} ${-h * 0.6 * k}q${h * 0.2 * k} ${h * 0.2 * k} ${h * 0.2 * k} ${h * 0.6 * k}v${h * 0.4 * k}z`
    return (
      path(
        bud(-130, 150) + bud(130, 150) + bud(-66, 190) + bud(66, 190) + bud(0, 260),
        scene.across([0, lighten(stone, 0.16)], [1, mix(stone, '#3a3040', 0.28)]),
      ) +
      path(box(-200, 74, 400, 74), stone) +
      path(
        Array.from({ length: 9 }, (_, i) => box(-182 + i * 42, 56, 20, 56)).join(''),
        mix(stone, '#2b2030', 0.4),
      )
    )
  },
  onion_domes: ({ scene, x, base, k, distance, box }) => {
    const brick = scene.far('#b5604c', distance)
    const colours = ['#3f8a7c', '#d9a441', '#4f7fb5', '#b5503f', '#6a9a5c'].map((c) => scene.far(c, distance))
    const onion = (dx: number, top: number, r: number, i: number) =>
      path(box(dx - r * 0.62, top, r * 1.24, top), brick) +
      path(
        d`M${x + (dx - r * 0.6) * k} ${base - top * k}q${-r * 0.7 * k} ${-r * 0.8 * k} ${r * 0.3 * k} ${-r * 1.4 * k}q${r * 0.3 * k} ${-r * 0.3 * k} ${r * 0.3 * k} ${-r * 0.8 * k}q0 ${r * 0.5 * k} ${r * 0.3 * k} ${r * 0.8 * k}q${r * k} ${r * 0.6 * k} ${r * 0.3 * k} ${r * 1.4 * k}z`,
        colours[i % 5]!,
      )
    return (
      onion(-130, 120, 34, 0) +
      onion(130, 130, 34, 2) +
      onion(-68, 180, 38, 1) +
      onion(70, 170, 38, 4) +
      onion(0, 240, 44, 3) +
      path(box(-170, 80, 340, 80), brick)
    )
  },
  columns: ({ scene, box, shape, distance }) => {
    const marble = scene.far('#efe4cd', distance)
    const shade = mix(marble, '#8a7a60', 0.35)
    return (
      path(
        box(-170, 22, 340, 22) + box(-156, 158, 312, 18) + shape([-164, 158], [0, 214], [164, 158]),
        marble,
      ) +
      path(
        Array.from({ length: 8 }, (_, i) => box(-146 + i * 39, 142, 20, 120)).join(''),
        scene.across([0, marble], [1, shade]),
      ) +
      path(shape([-120, 162], [0, 202], [120, 162]), shade)
    )
  },
  great_wheel: ({ scene, x, base, k, distance, glow }) => {
    const steel = scene.far('#8a96a8', distance)
    const cy = base - 190 * k
    const spokes = [0, 1, 2, 3, 4, 5]
      .map((i) => {
        const dx = [150, 130, 75, 0, -75, -130][i]! * k
        const dy = [0, 75, 130, 150, 130, 75][i]! * k
        return d`M${x - dx} ${cy - dy}L${x + dx} ${cy + dy}`
      })
      .join('')
    const cabins = [
      [0, 150],
      [75, 130],
      [130, 75],
      [150, 0],
      [130, -75],
      [75, -130],
      [0, -150],
      [-75, -130],
      [-130, -75],
      [-150, 0],
      [-130, 75],
      [-75, 130],
    ]
      .map(([dx, dy]) => disc(x + dx! * k, cy + dy! * k, 10 * k))
      .join('')
    return (
      line(d`M${x} ${cy}L${x - 90 * k} ${base}M${x} ${cy}L${x + 90 * k} ${base}`, steel, 9 * k) +
      line(disc(x, cy, 150 * k) + disc(x, cy, 132 * k), steel, 4 * k) +
      line(spokes, steel, 2 * k) +
      path(cabins, glow)
    )
  },
  arch: ({ box, shape, x, base, k, stone, dark }) =>
    path(
      `${box(-120, 230, 240, 230)}${archway(x - 46 * k, base - 150 * k, 92 * k, 150 * k)}`,
      stone,
      'fill-rule="evenodd"',
    ) +
    path(box(-130, 244, 260, 18) + box(-128, 180, 82, 7) + box(46, 180, 82, 7), lighten(stone, 0.3)) +
    path(shape([-100, 262], [-96, 244], [96, 244], [100, 262]), mix(stone, dark, 0.2)),
  castle: (kit) => {
    const { scene, box, shape, distance } = kit
    const wall = scene.far('#e6dccb', distance)
    const roof = scene.far('#5f7f9c', distance)
    const tower = (dx: number, w: number, h: number) =>
      path(box(dx - w / 2, h, w, h), wall) +
      path(shape([dx - w * 0.66, h], [dx, h + w * 1.7], [dx + w * 0.66, h]), roof)
    return (
      tower(-120, 34, 150) +
      tower(110, 40, 190) +
      path(box(-130, 120, 250, 120), wall) +
      tower(-50, 48, 210) +
      tower(30, 34, 250) +
      lights(kit, [-100, -60, 20, 60], 40, 110, 34)
    )
  },
  lighthouse: ({ scene, box, shape, at, k, distance, glow }) => {
    const [lx, ly] = at(0, 262)
    return (
      (lampsAreOn(scene) ? circle(lx, ly, 150 * k, scene.glow([0, glow, 0.6], [1, glow, 0])) : '') +
      path(shape([-40, 0], [-24, 240], [24, 240], [40, 0]), scene.far('#f4efe4', distance)) +
      path(
        shape([-36, 60], [-32, 120], [32, 120], [36, 60]) +
          shape([-28, 180], [-25, 226], [25, 226], [28, 180]),
        scene.far('#c9503c', distance),
      ) +
      path(box(-34, 250, 68, 10), scene.far('#3a4152', distance)) +
      path(box(-18, 284, 36, 34), glow) +
      path(shape([-26, 284], [0, 316], [26, 284]), scene.far('#c9503c', distance))
    )
  },
  windmills: ({ scene, shape, at, k, distance }) => {
    const body = scene.far('#8a6a54', distance)
    const one = (dx: number, s: number) => {
      const [cx, cy] = at(dx, 190 * s)
      const arm = 110 * s * k
      return (
        path(
          shape([dx - 46 * s, 0], [dx - 26 * s, 180 * s], [dx + 26 * s, 180 * s], [dx + 46 * s, 0]),
          body,
        ) +
        path(
          shape([dx - 32 * s, 178 * s], [dx, 226 * s], [dx + 32 * s, 178 * s]),
          mix(body, '#2b2030', 0.4),
        ) +
        line(
          d`M${cx - arm * 0.8} ${cy - arm * 0.6}L${cx + arm * 0.8} ${cy + arm * 0.6}M${cx - arm * 0.6} ${cy + arm * 0.8}L${cx + arm * 0.6} ${cy - arm * 0.8}`,
          scene.far('#f3ead8', distance),
          12 * s * k,
          opacity(0.9),
        ) +
        circle(cx, cy, 8 * s * k, mix(body, '#2b2030', 0.4))
      )
    }
    return one(-210, 0.7) + one(180, 0.8) + one(0, 1.1)
  },
  twin_towers: (kit) => {
    const { scene, box, shape, distance } = kit
    const steel = scene.far('#a5b3c2', distance)
    const one = (dx: number) =>
      box(dx - 34, 230, 68, 230) +
      box(dx - 26, 296, 52, 66) +
      box(dx - 16, 340, 32, 44) +
      shape([dx - 6, 340], [dx, 430], [dx + 6, 340])
    return (
      path(
        one(-74) + one(74) + box(-60, 176, 120, 14),
        scene.across([0, lighten(steel, 0.2)], [1, mix(steel, '#2b3a5c', 0.3)]),
      ) + lights(kit, [-96, -80, -64, 58, 74, 90], 30, 290, 20)
    )
  },
  pagoda: ({ scene, x, base, k, distance }) => marker(scene, 'pagoda', x, base, k * 1.3, distance),
  dome: ({ scene, x, base, k, distance }) => marker(scene, 'dome', x, base, k * 1.5, distance),
}

const byCity: Readonly<Record<string, Landmark>> = {
  'FR:paris': 'iron_tower',
  'CN:shanghai': 'pearl_tower',
  'CN:beijing': 'pagoda',
  'CN:xian': 'pagoda',
  'CN:hangzhou': 'pagoda',
  'CN:suzhou': 'pagoda',
  'CN:guangzhou': 'needle_tower',
  'CN:shenzhen': 'needle_tower',
  'AE:dubai': 'needle_tower',
  'AE:abu-dhabi': 'dome',
  'GB:london': 'clock_tower',
  'GB:edinburgh': 'castle',
  'US:new-york': 'crown_tower',
  'US:chicago': 'crown_tower',
  'US:san-francisco': 'lighthouse',
  'US:seattle': 'needle_tower',
  'US:washington': 'dome',
  'JP:tokyo': 'iron_tower',
  'JP:kyoto': 'torii',
  'JP:hiroshima': 'torii',
  'JP:nara': 'pagoda',
  'JP:osaka': 'castle',
  'AU:sydney': 'shells',
  'EG:cairo': 'pyramids',
  'EG:giza': 'pyramids',
  'KH:siem-reap': 'temple_towers',
  'RU:moscow': 'onion_domes',
  'RU:saint-petersburg': 'onion_domes',
  'GR:athens': 'columns',
  'IT:rome': 'dome',
  'IT:florence': 'dome',
  'VA:vatican-city': 'dome',
  'TR:istanbul': 'dome',
  'IN:agra': 'dome',
  'SG:singapore': 'great_wheel',
  'MY:kuala-lumpur': 'twin_towers',
  'DE:berlin': 'arch',
  'ES:barcelona': 'arch',
  'DE:munich': 'clock_tower',
  'CZ:prague': 'castle',
  'NL:amsterdam': 'windmills',
  'NL:rotterdam': 'windmills',
  'AT:salzburg': 'castle',
  'CA:toronto': 'needle_tower',
  'CA:ottawa': 'clock_tower',
  'TW:taipei': 'needle_tower',
  'KR:seoul': 'needle_tower',
  'TH:bangkok': 'temple_towers',
  'HK:hong-kong': 'great_wheel',
  'QA:doha': 'sail_tower',
}

/** The landmark of a city, by country code and the city's part of its slug. */
export const landmarkOf = (country: string, city: string): Landmark | null =>
  byCity[`${country}:${city}`] ?? null
