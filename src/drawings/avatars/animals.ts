import { lighten, mix } from '../canvas/colour.ts'
import { circle, d, disc, ellipse, line, opacity, path, polygon, rect } from '../canvas/svg.ts'
import { type Motif, outline } from './grounds.ts'

export const foxAvatar: Motif = (_scene, [, deep]) => {
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
}

export const owlAvatar: Motif = () => {
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
}

export const whaleAvatar: Motif = (scene) => {
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
}

export const craneAvatar: Motif = () => {
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
}

export const catAvatar: Motif = (_scene, [pale]) => {
  return (
    path(d`M60 66l20 40h80l20 -40q12 44 8 74q-8 62 -68 62t-68 -62q-4 -30 8 -74z`, '#4a5068') +
    path(d`M70 84l10 24l-12 8zM170 84l-10 24l12 8z`, mix('#e8a0a8', pale, 0.2)) +
    path(d`M92 128q10 -12 20 0q-10 8 -20 0zM128 128q10 -12 20 0q-10 8 -20 0z`, '#ffd98a') +
    path(d`M112 154h16l-8 10z`, '#e8a0a8') +
    line(d`M120 164q-2 12 -14 12M120 164q2 12 14 12`, lighten('#4a5068', 0.5), 4, outline) +
    line(d`M46 146l30 6M46 166l30 -2M194 146l-30 6M194 166l-30 -2`, lighten('#4a5068', 0.5), 3, outline)
  )
}
