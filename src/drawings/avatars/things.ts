import { cell, circle, d, disc, ellipse, line, opacity, path, polygon, rect, rounded } from '../canvas/svg.ts'
import { type Motif, outline } from './grounds.ts'

export const starAvatar: Motif = (scene) => {
  return (
    circle(120, 112, 90, scene.glow([0, '#ffe0a3', 0.7], [1, '#ffe0a3', 0])) +
    path(d`M120 46L134 98L186 112L134 126L120 178L106 126L54 112L106 98z`, '#ffd98a') +
    path(d`M0 206Q70 176 130 196T240 186V240H0z`, '#22305c')
  )
}

export const mountainAvatar: Motif = (scene) => {
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
}

export const lanternAvatar: Motif = (scene) => {
  return (
    circle(120, 122, 110, scene.glow([0, '#ffd591', 0.7], [1, '#ffd591', 0])) +
    line(d`M120 20v36M120 190v30`, '#8a5a2c', 4) +
    ellipse(120, 122, 62, 66, '#d8422f') +
    line(d`M120 58v128M92 64q-22 58 0 116M148 64q22 58 0 116`, '#b0302a', 3) +
    path(cell(88, 52, 64, 12) + cell(88, 180, 64, 12), '#e8b84f') +
    ellipse(104, 104, 14, 26, '#fff', opacity(0.25))
  )
}

export const boatAvatar: Motif = (scene) => {
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
}

export const pineAvatar: Motif = (scene) => {
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
}

export const cupAvatar: Motif = (scene) => {
  return (
    ellipse(120, 196, 84, 14, '#000', opacity(0.14)) +
    path(d`M66 112h100v44q0 40 -50 40t-50 -40z`, '#fffaf2') +
    line(d`M166 124q34 -4 32 22t-38 26`, '#fffaf2', 12, outline) +
    ellipse(116, 112, 50, 12, '#8a5a3c') +
    line(d`M96 88q-10 -14 0 -26t0 -26M126 88q-10 -14 0 -26t0 -26`, '#fff', 6, `${outline} ${opacity(0.75)}`) +
    rounded(52, 190, 130, 12, 6, scene.down([0, '#f2e6d4'], [1, '#d8c6ae']))
  )
}

export const keyAvatar: Motif = () => {
  return (
    line(disc(84, 104, 36), '#d9a441', 17) +
    line(d`M112 126L184 190M160 168l-18 20M180 186l-16 18`, '#d9a441', 16, outline) +
    line(d`M62 88a36 36 0 0 1 30 -18`, '#fff', 5, `${outline} ${opacity(0.5)}`) +
    path(d`M84 92l4 10l10 2l-8 8l2 12l-8 -6l-8 6l2 -12l-8 -8l10 -2z`, '#f7e0a8')
  )
}
