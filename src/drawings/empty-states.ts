import { createScene, type Scene } from './canvas/scene.ts'
import { cell, circle, d, disc, ellipse, line, opacity, path, polygon, rect, rounded } from './canvas/svg.ts'

/** Empty lists and error pages. */
export const emptyStates = [
  'orders',
  'favourites',
  'history',
  'results',
  'messages',
  'points',
  'reviews',
  'questions',
  'agents',
  'offline',
  'lost',
  'broken',
] as const

export type EmptyState = (typeof emptyStates)[number]

const outline = 'stroke-linecap="round" stroke-linejoin="round"'

const lamp = '#ffd591'

/** A motif before a round window at evening, 480 by 320, for light and dark backgrounds. */
export function drawEmptyState(kind: EmptyState): string {
  const scene = createScene({
    key: `empty ${kind}`,
    width: 480,
    height: 320,
    hour: 'dusk',
    tone: 0,
    sunLeft: true,
    size: 'full',
  })
  return scene.finish(evening(scene) + things[kind](scene))
}

function evening(scene: Scene): string {
  const { random } = scene
  let stars = ''
  for (let i = 0; i < 22; i++) stars += cell(random.between(120, 360), random.between(34, 150), 1.8, 1.8)
  const inside =
    rect(
      100,
      10,
      280,
      300,
      scene.down([0, '#16224a'], [0.4, '#3a3f78'], [0.62, '#8a6a8e'], [0.78, '#e0a07e']),
    ) +
    path(stars, '#fff', opacity(0.8)) +
    path(d`M96 216Q150 166 210 196T320 178T390 200V320H96z`, '#5b5283', opacity(0.8)) +
    path(d`M96 240Q170 206 240 226T390 216V320H96z`, '#353a6d') +
    path(d`M96 266Q200 246 290 262T390 254V320H96z`, '#232b58')
  return ellipse(240, 294, 150, 12, '#0e1b33', opacity(0.12)) + scene.clipped(disc(240, 160, 134), inside)
}

const glow = (scene: Scene, x: number, y: number, r: number) =>
  circle(x, y, r, scene.glow([0, lamp, 0.6], [0.4, lamp, 0.2], [1, lamp, 0]))

const star = (x: number, y: number, r: number) =>
  path(
    d`M${x} ${y - r}L${x + r * 0.22} ${y - r * 0.22}L${x + r} ${y}L${x + r * 0.22} ${y + r * 0.22}L${x} ${y + r}L${x - r * 0.22} ${y + r * 0.22}L${x - r} ${y}L${x - r * 0.22} ${y - r * 0.22}z`,
    '#ffe0a3',
  )

const shadow = (x: number, y: number, rx: number) => ellipse(x, y, rx, 8, '#0a1028', opacity(0.35))

const things: Record<EmptyState, (scene: Scene) => string> = {
  orders: (scene) =>
    shadow(240, 286, 84) +
    line(d`M214 172v-20q0 -10 10 -10h32q10 0 10 10v20`, '#8a4f3c', 9, outline) +
    rounded(172, 170, 136, 112, 14, scene.down([0, '#d98a4e'], [1, '#b5673a'])) +
    path(cell(196, 170, 12, 112) + cell(272, 170, 12, 112), '#8a4f3c') +
    path(cell(194, 206, 16, 12) + cell(270, 206, 16, 12), '#f0c878') +
    rounded(214, 222, 52, 34, 5, '#fbeedd') +
    star(240, 239, 12) +
    star(330, 70, 18) +
    glow(scene, 330, 70, 50),
  favourites: (scene) =>
    glow(scene, 240, 170, 130) +
    path(
      d`M240 262Q136 196 146 138Q156 92 200 96Q228 98 240 126Q252 98 280 96Q324 92 334 138Q344 196 240 262z`,
      scene.down([0, '#f2a08a'], [1, '#c9505c']),
    ) +
    path(d`M172 130q6 -16 24 -16`, 'none', `stroke="#fff" stroke-width="7" ${outline} opacity=".6"`) +
    star(240, 168, 30),
  history: () =>
    line(
      d`M150 290C190 262 300 270 286 236C272 206 188 222 200 190C208 168 268 172 300 150`,
      '#f0d9b0',
      13,
      `${outline} stroke-dasharray="2 22"`,
    ) +
    path(d`M300 146q-34 -34 -34 -58a34 34 0 1 1 68 0q0 24 -34 58z`, '#e8604c') +
    circle(300, 88, 14, '#fff4e2') +
    shadow(300, 150, 16) +
    star(180, 76, 13),
  results: (scene) =>
    glow(scene, 330, 66, 70) +
    star(330, 66, 24) +
    line(d`M240 218L196 292M240 218L284 292M240 218V296`, '#3a2f40', 8, outline) +
    `<g transform="translate(238 206)rotate(-34)">${rounded(-96, -22, 120, 44, 10, scene.down([0, '#e0b060'], [1, '#a8743a'])) + rounded(16, -28, 62, 56, 8, scene.down([0, '#f0c878'], [1, '#b5853f'])) + rounded(-118, -15, 26, 30, 5, '#3a2f40') + rect(-40, -22, 9, 44, '#8a5a2c') + rounded(72, -31, 12, 62, 5, '#3a2f40')}</g>` +
    circle(240, 214, 12, '#3a2f40'),
  messages: (scene) =>
    shadow(240, 288, 92) +
    `<g transform="translate(240 210)rotate(-6)">${rounded(-92, -62, 184, 124, 10, '#fff8ea') + path(d`M-92 -52L0 18L92 -52V-56q0 -6 -8 -6H-84q-8 0 -8 6z`, scene.down([0, '#f3e3c8'], [1, '#e2cba4'])) + line(d`M-92 -52L0 18L92 -52`, '#cbb08a', 4, outline) + circle(0, 16, 19, '#c9505c')}</g>` +
    star(239, 227, 11) +
    star(150, 74, 13),
  points: (scene) =>
    shadow(240, 290, 70) +
    glow(scene, 240, 214, 110) +
    path(
      d`M190 150h100q22 22 22 62v52q0 22 -22 22h-100q-22 0 -22 -22v-52q0 -40 22 -62z`,
      '#dff0f4',
      opacity(0.5),
    ) +
    rounded(184, 130, 112, 24, 7, '#b5853f') +
    [
      [212, 262, 17],
      [250, 266, 15],
      [282, 254, 17],
      [230, 230, 16],
      [268, 222, 14],
      [240, 196, 15],
    ]
      .map(([x, y, r]) => star(x!, y!, r!))
      .join('') +
    path(d`M184 176q-10 24 -8 70`, 'none', `stroke="#fff" stroke-width="6" ${outline} opacity=".6"`),
  reviews: (scene) =>
    shadow(236, 288, 84) +
    rounded(162, 120, 148, 164, 10, '#fff8ea') +
    rect(162, 120, 22, 164, '#c9604a') +
    line(d`M204 196h84M204 220h84M204 244h56`, '#d8c6ae', 7, outline) +
    [216, 246, 276].map((x) => star(x, 158, 13)).join('') +
    `<g transform="translate(322 206)rotate(24)">${path(d`M-8 -84h16v116l-8 22l-8 -22z`, scene.across([0, '#f0c060'], [1, '#c98a3a'])) + path(d`M-8 32h16l-8 22z`, '#f3e3c8') + rect(-8, -84, 16, 14, '#e88f8a')}</g>`,
  questions: (scene) =>
    shadow(240, 288, 70) +
    path(
      d`M150 130q0 -34 34 -34h112q34 0 34 34v64q0 34 -34 34h-58l-40 40v-40h-14q-34 0 -34 -34z`,
      scene.down([0, '#fff8ea'], [1, '#f0dfc2']),
    ) +
    line(d`M216 146q2 -26 26 -26t26 24q0 16 -18 24q-8 4 -8 16`, '#c9604a', 12, outline) +
    circle(242, 204, 8, '#c9604a'),
  agents: (scene) =>
    glow(scene, 240, 190, 110) +
    line(d`M178 226L240 166L302 226M240 166V108`, '#f0d9b0', 7, outline) +
    [
      [178, 240, 30],
      [302, 240, 30],
      [240, 108, 34],
    ]
      .map(
        ([x, y, r]) =>
          circle(x!, y!, r!, '#fff4e2') +
          circle(x!, y! - r! * 0.22, r! * 0.3, '#c9604a') +
          path(d`M${x! - r! * 0.52} ${y! + r! * 0.62}q${r! * 0.52} ${-r! * 0.9} ${r! * 1.04} 0z`, '#c9604a'),
      )
      .join('') +
    circle(240, 172, 12, '#f0c060'),
  offline: () =>
    shadow(240, 288, 70) +
    rect(234, 180, 12, 92, '#b5853f') +
    ellipse(240, 276, 46, 10, '#b5853f') +
    path(d`M196 108h88l28 82h-144z`, '#e6d8c4') +
    path(d`M260 108h24l28 82h-40z`, '#cbb79c') +
    line(d`M284 276q52 6 60 -22`, '#3a2f40', 6, outline) +
    path(
      polygon([
        [336, 250],
        [356, 244],
        [364, 222],
        [346, 226],
      ]),
      '#3a2f40',
    ) +
    line(d`M352 224l-4 -14M362 226l2 -14`, '#cfc6d8', 5, outline) +
    line(d`M150 94l12 12M330 94l-12 12M240 66v16`, '#8a86b0', 5, outline),
  lost: (scene) =>
    glow(scene, 322, 74, 80) +
    star(322, 74, 28) +
    path(d`M106 240H374q-20 44 -74 56H190q-60 -12 -84 -56z`, scene.down([0, '#5b5283'], [1, '#232b58'])) +
    line(d`M322 110V236`, '#ffe0a3', 3, `stroke-dasharray="10 12" ${opacity(0.5)}`) +
    rect(226, 122, 6, 112, '#6b4a35') +
    path(
      polygon([
        [238, 128],
        [294, 220],
        [238, 220],
      ]),
      '#fff8ea',
    ) +
    path(
      polygon([
        [220, 142],
        [178, 220],
        [220, 220],
      ]),
      '#f0dcc0',
    ) +
    path(d`M164 230h140q-12 34 -36 34h-70q-24 0 -34 -34z`, '#b8553f') +
    line(d`M130 264h60M220 276h90M290 258h50`, '#fff', 3, `${outline} ${opacity(0.4)}`),
  broken: (scene) =>
    shadow(240, 288, 60) +
    line(d`M240 40v40`, '#6b5a80', 5) +
    path(d`M184 84h112l24 30l-20 132q-2 12 -14 12h-92q-12 0 -14 -12l-20 -132z`, '#3a2f40') +
    path(d`M196 124h88l-12 110h-64z`, scene.down([0, '#8a86b0'], [1, '#5b5283'])) +
    line(d`M262 128l-26 34l22 14l-24 38`, '#dcd4ec', 5, outline) +
    rounded(204, 66, 72, 22, 8, '#b5853f') +
    rounded(196, 256, 88, 18, 7, '#b5853f') +
    star(150, 84, 12),
}
