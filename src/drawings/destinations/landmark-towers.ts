import { lighten, mix } from '../canvas/colour.ts'
import { lampsAreOn } from '../canvas/light.ts'
import { circle, d, disc, line, opacity, path, rect } from '../canvas/svg.ts'
import { type DrawLandmark, type Landmark, lights } from './landmark-kit.ts'

export const towerLandmarks = {
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
} satisfies Partial<Record<Landmark, DrawLandmark>>
