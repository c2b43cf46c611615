import { lighten, mix } from '../canvas/colour.ts'
import { archway, circle, d, line, opacity, path } from '../canvas/svg.ts'
import { marker } from '../scenery/town-marker.ts'
import { type DrawLandmark, type Landmark, lights } from './landmark-kit.ts'

export const monumentLandmarks = {
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
  pagoda: ({ scene, x, base, k, distance }) => marker(scene, 'pagoda', x, base, k * 1.3, distance),
  dome: ({ scene, x, base, k, distance }) => marker(scene, 'dome', x, base, k * 1.5, distance),
} satisfies Partial<Record<Landmark, DrawLandmark>>
