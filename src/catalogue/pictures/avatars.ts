import { darken, lighten, mix } from './colour.ts'
import { createScene, type Scene } from './scene.ts'
import { cell, circle, d, disc, ellipse, line, opacity, path, polygon, rect, rounded } from './svg.ts'

const grounds = [
  ['#1b2a5c', '#5a4a86'],
  ['#f3c9a0', '#e88f7a'],
  ['#bfe0e6', '#6fb0c4'],
  ['#dfe6c8', '#9ab87c'],
  ['#f2d6de', '#c98fb0'],
  ['#f7e3b0', '#e0b060'],
] as const
type Ground = (typeof grounds)[number]

/** A motif on a 240 by 240 ground. */
type Motif = (scene: Scene, ground: Ground) => string
const outline = 'stroke-linecap="round" stroke-linejoin="round"'

const motifs: readonly Motif[] = [
  function star(scene) {
    return (
      circle(120, 112, 90, scene.glow([0, '#ffe0a3', 0.7], [1, '#ffe0a3', 0])) +
      path(d`M120 46L134 98L186 112L134 126L120 178L106 126L54 112L106 98z`, '#ffd98a') +
      path(d`M0 206Q70 176 130 196T240 186V240H0z`, '#22305c')
    )
  },
  function fox(_scene, [, deep]) {
    return (
      path(d`M56 76L84 128L60 150zM184 76L156 128L180 150z`, '#c9643a') +
      path(d`M52 118Q120 66 188 118Q176 176 120 202Q64 176 52 118z`, '#e8834a') +
      path(
        d`M52 118Q84 132 104 150Q116 186 120 202Q64 176 52 118zM188 118Q156 132 136 150Q124 186 120 202Q176 176 188 118z`,
        '#fbeedd',
      ) +
      path(disc(92, 138, 7) + disc(148, 138, 7), '#2b2030') +
      ellipse(120, 194, 11, 8, '#2b2030') +
      path(d`M66 88l14 30l-14 12zM174 88l-14 30l14 12z`, mix(deep, '#3a2030', 0.6))
    )
  },
  function owl() {
    return (
      path(d`M62 66q20 18 58 18t58 -18q14 40 8 86q-8 62 -66 62t-66 -62q-6 -46 8 -86z`, '#6a5a86') +
      ellipse(120, 164, 40, 46, '#e9dff0') +
      path(
        d`M100 150q6 8 12 0M116 168q6 8 12 0M128 150q6 8 12 0M100 184q6 8 12 0M130 186q6 8 12 0`,
        'none',
        'stroke="#a593bc" stroke-width="4" stroke-linecap="round"',
      ) +
      path(disc(92, 112, 28) + disc(148, 112, 28), '#fff8ea') +
      path(disc(94, 114, 14) + disc(146, 114, 14), '#2b2040') +
      path(disc(90, 109, 4.5) + disc(142, 109, 4.5), '#fff') +
      path(d`M110 128h20l-10 18z`, '#f0a63c')
    )
  },
  function whale(scene) {
    return (
      rect(0, 158, 240, 82, scene.down([0, '#4f9ac0'], [1, '#2b6a96'])) +
      path(
        d`M34 150q4 -62 74 -62q60 0 74 46q14 -2 16 -26q-18 -2 -24 -18q18 -4 28 8q10 -16 28 -14q-2 18 -20 24q2 60 -40 72h-92q-40 -2 -44 -30z`,
        '#2f5f8a',
      ) +
      path(d`M36 156q40 14 104 10q20 10 14 14h-76q-38 0 -42 -24z`, '#dcecf2') +
      circle(72, 136, 6, '#fff') +
      circle(73, 137, 3, '#16263c') +
      line(d`M92 82q-4 -24 -22 -30M92 82q2 -26 22 -30`, '#fff', 6, outline) +
      line(d`M0 190q20 -10 40 0t40 0t40 0t40 0t40 0t40 0`, '#fff', 4, opacity(0.5))
    )
  },
  function mountain(scene) {
    return (
      circle(168, 78, 26, '#fff3cf') +
      path(
        polygon([
          [20, 200],
          [96, 70],
          [150, 200],
        ]),
        '#7f93b5',
      ) +
      path(
        polygon([
          [96, 70],
          [150, 200],
          [104, 200],
        ]),
        '#4f6288',
      ) +
      path(
        polygon([
          [96, 70],
          [70, 114],
          [88, 108],
          [98, 122],
          [110, 106],
          [120, 118],
        ]),
        '#fff',
      ) +
      path(
        polygon([
          [110, 200],
          [166, 110],
          [226, 200],
        ]),
        '#64789c',
      ) +
      path(
        polygon([
          [166, 110],
          [150, 136],
          [164, 132],
          [174, 142],
          [184, 136],
        ]),
        '#fff',
      ) +
      path(d`M0 196Q80 176 140 194T240 190V240H0z`, scene.down([0, '#6fa56a'], [1, '#3f7a52']))
    )
  },
  function lantern(scene) {
    return (
      circle(120, 122, 110, scene.glow([0, '#ffd591', 0.7], [1, '#ffd591', 0])) +
      line(d`M120 20v36M120 190v30`, '#8a5a2c', 4) +
      ellipse(120, 122, 62, 66, '#d8422f') +
      line(d`M120 58v128M92 64q-22 58 0 116M148 64q22 58 0 116`, '#b0302a', 3) +
      path(cell(88, 52, 64, 12) + cell(88, 180, 64, 12), '#e8b84f') +
      ellipse(104, 104, 14, 26, '#fff', opacity(0.25))
    )
  },
  function boat(scene) {
    return (
      circle(74, 74, 24, '#fff3cf') +
      rect(0, 164, 240, 76, scene.down([0, '#5aa6c0'], [1, '#2b6a8a'])) +
      rect(116, 48, 5, 110, '#6b4a35') +
      path(
        polygon([
          [126, 52],
          [186, 148],
          [126, 148],
        ]),
        '#fff8ea',
      ) +
      path(
        polygon([
          [110, 66],
          [62, 148],
          [110, 148],
        ]),
        '#f0dcc0',
      ) +
      path(d`M46 158h150q-12 34 -36 34h-78q-24 0 -36 -34z`, '#b8553f') +
      line(d`M0 204q20 -10 40 0t40 0t40 0t40 0t40 0t40 0`, '#fff', 4, opacity(0.5))
    )
  },
  function pine(scene) {
    return (
      circle(182, 66, 22, '#fff3cf') +
      path(d`M0 200Q90 172 150 194T240 186V240H0z`, scene.down([0, '#dfe9f2'], [1, '#b5c6dc'])) +
      rect(112, 176, 16, 30, '#6b4a35') +
      [0, 1, 2]
        .map(
          (i) =>
            path(
              polygon([
                [56 + i * 14, 180 - i * 44],
                [120, 112 - i * 40],
                [120, 180 - i * 44],
              ]),
              '#3f7a60',
            ) +
            path(
              polygon([
                [120, 180 - i * 44],
                [120, 112 - i * 40],
                [184 - i * 14, 180 - i * 44],
              ]),
              '#2a5a4c',
            ),
        )
        .join('')
    )
  },
  function cup(scene) {
    return (
      ellipse(120, 196, 84, 14, '#000', opacity(0.14)) +
      path(d`M66 112h100v44q0 40 -50 40t-50 -40z`, '#fffaf2') +
      line(d`M166 124q34 -4 32 22t-38 26`, '#fffaf2', 12, outline) +
      ellipse(116, 112, 50, 12, '#8a5a3c') +
      line(
        d`M96 88q-10 -14 0 -26t0 -26M126 88q-10 -14 0 -26t0 -26`,
        '#fff',
        6,
        `${outline} ${opacity(0.75)}`,
      ) +
      rounded(52, 190, 130, 12, 6, scene.down([0, '#f2e6d4'], [1, '#d8c6ae']))
    )
  },
  function key() {
    return (
      line(disc(84, 104, 36), '#d9a441', 17) +
      line(d`M112 126L184 190M160 168l-18 20M180 186l-16 18`, '#d9a441', 16, outline) +
      line(d`M62 88a36 36 0 0 1 30 -18`, '#fff', 5, `${outline} ${opacity(0.5)}`) +
      path(d`M84 92l4 10l10 2l-8 8l2 12l-8 -6l-8 6l2 -12l-8 -8l10 -2z`, '#f7e0a8')
    )
  },
  function crane() {
    return (
      ellipse(120, 204, 76, 12, '#000', opacity(0.12)) +
      path(
        polygon([
          [40, 120],
          [126, 96],
          [150, 168],
          [96, 176],
        ]),
        '#fffdf8',
      ) +
      path(
        polygon([
          [126, 96],
          [150, 168],
          [172, 128],
        ]),
        '#e2dce8',
      ) +
      path(
        polygon([
          [126, 96],
          [176, 44],
          [172, 128],
        ]),
        '#f7f2fa',
      ) +
      path(
        polygon([
          [40, 120],
          [96, 176],
          [82, 130],
        ]),
        '#d8cfe0',
      ) +
      path(
        polygon([
          [172, 128],
          [208, 70],
          [196, 66],
          [158, 122],
        ]),
        '#efe8f4',
      ) +
      path(
        polygon([
          [208, 70],
          [226, 82],
          [200, 84],
        ]),
        '#c9503c',
      ) +
      path(
        polygon([
          [126, 96],
          [60, 40],
          [104, 104],
        ]),
        '#fffdf8',
      )
    )
  },
  function cat(_scene, [pale]) {
    return (
      path(d`M60 66l20 40h80l20 -40q12 44 8 74q-8 62 -68 62t-68 -62q-4 -30 8 -74z`, '#4a5068') +
      path(d`M70 84l10 24l-12 8zM170 84l-10 24l12 8z`, mix('#e8a0a8', pale, 0.2)) +
      path(d`M92 128q10 -12 20 0q-10 8 -20 0zM128 128q10 -12 20 0q-10 8 -20 0z`, '#ffd98a') +
      path(d`M112 154h16l-8 10z`, '#e8a0a8') +
      line(d`M120 164q-2 12 -14 12M120 164q2 12 14 12`, lighten('#4a5068', 0.5), 4, outline) +
      line(d`M46 146l30 6M46 166l30 -2M194 146l-30 6M194 166l-30 -2`, lighten('#4a5068', 0.5), 3, outline)
    )
  },
]

export const avatarCount = motifs.length * 2

/** One of the house's avatars, square; the second dozen are the first on other grounds. */
export function drawAvatar(index: number): string {
  const number = ((index % avatarCount) + avatarCount) % avatarCount
  const motif = number % motifs.length
  const ground = grounds[(motif + (number < motifs.length ? 0 : 3)) % grounds.length]!
  const scene = createScene({
    key: `avatar ${number}`,
    width: 240,
    height: 240,
    hour: 'day',
    tone: 0,
    sunLeft: true,
    size: 'full',
  })
  const back = rect(0, 0, 240, 240, scene.down([0, ground[0]], [1, ground[1]]))
  return scene.finish(
    back +
      motifs[motif]!(scene, ground) +
      rect(0, 0, 240, 240, scene.down([0.7, darken(ground[1], 0.4), 0], [1, darken(ground[1], 0.4), 0.2])),
  )
}
