import type { Form, Plan } from '../buildings/plan.ts'
import type { Random } from '../canvas/random.ts'
import type { IsoBlock, IsoRoof } from './isometric.ts'

type Volume = { x: number; y: number; w: number; depth: number; h: number; shape: IsoRoof; tone?: 'accent' }

const wide = (h: number, shape: IsoRoof): Volume[] => [{ x: -110, y: -60, w: 220, depth: 90, h, shape }]

const ell = (h: number, shape: IsoRoof): Volume[] => [
  { x: -112, y: -116, w: 84, depth: 150, h, shape },
  { x: -28, y: -116, w: 142, depth: 84, h: h * 0.86, shape },
]

const court = (h: number, shape: IsoRoof): Volume[] => [
  { x: -116, y: -118, w: 232, depth: 60, h, shape },
  { x: -116, y: -58, w: 60, depth: 104, h: h * 0.82, shape },
  { x: 56, y: -58, w: 60, depth: 104, h: h * 0.82, shape },
]

const pavilions = (h: number, shape: IsoRoof): Volume[] => [
  { x: -52, y: -84, w: 104, depth: 96, h: h * 1.5, shape },
  { x: -128, y: -112, w: 62, depth: 62, h, shape },
  { x: 66, y: -112, w: 62, depth: 62, h, shape },
  { x: -130, y: -22, w: 58, depth: 58, h, shape },
  { x: 72, y: -22, w: 58, depth: 58, h, shape },
]

const tiers = (h: number): Volume[] => [
  { x: -110, y: -90, w: 220, depth: 110, h, shape: 'hip' },
  { x: -66, y: -66, w: 132, depth: 66, h: h * 2.1, shape: 'hip' },
]

const layouts: Record<Form, (random: Random) => Volume[]> = {
  haussmann: (r) => (r.chance(0.5) ? court(92, 'hip') : ell(96, 'hip')),
  palazzo: (r) => (r.chance(0.6) ? court(70, 'hip') : wide(74, 'hip')),
  gabled: () => [
    { x: -112, y: -70, w: 76, depth: 96, h: 78, shape: 'gable' },
    { x: -36, y: -70, w: 74, depth: 96, h: 92, shape: 'gable' },
    { x: 38, y: -70, w: 76, depth: 96, h: 74, shape: 'gable' },
  ],
  georgian: (r) => (r.chance(0.5) ? wide(84, 'hip') : ell(80, 'hip')),
  brick: (r) => (r.chance(0.5) ? ell(118, 'flat') : wide(122, 'flat')),
  colonial: (r) => (r.chance(0.6) ? court(52, 'hip') : ell(54, 'hip')),
  deco: () => [
    { x: -110, y: -70, w: 220, depth: 96, h: 84, shape: 'flat' },
    { x: -30, y: -40, w: 60, depth: 66, h: 124, shape: 'flat', tone: 'accent' },
  ],
  modern_block: (r) =>
    r.chance(0.5)
      ? ell(116, 'flat')
      : [
          { x: -116, y: -80, w: 110, depth: 110, h: 138, shape: 'flat' },
          { x: -6, y: -60, w: 120, depth: 90, h: 86, shape: 'flat' },
        ],
  grand: () => [
    { x: -130, y: -76, w: 260, depth: 80, h: 86, shape: 'hip' },
    { x: -44, y: -90, w: 88, depth: 110, h: 106, shape: 'hip' },
    { x: -134, y: -80, w: 54, depth: 106, h: 96, shape: 'spire' },
    { x: 80, y: -80, w: 54, depth: 106, h: 96, shape: 'spire' },
  ],
  pencil: () => [
    { x: -52, y: -60, w: 104, depth: 96, h: 190, shape: 'flat' },
    { x: 52, y: -50, w: 60, depth: 76, h: 34, shape: 'flat' },
  ],
  tower: (r) => [
    { x: -118, y: -70, w: 236, depth: 112, h: 34, shape: 'flat' },
    { x: -60, y: -60, w: r.between(92, 116), depth: 84, h: r.between(210, 270), shape: 'flat' },
  ],
  resort: (r) =>
    r.chance(0.5)
      ? court(66, 'flat')
      : [
          { x: -124, y: -110, w: 80, depth: 90, h: 88, shape: 'flat' },
          { x: -44, y: -96, w: 84, depth: 84, h: 70, shape: 'flat' },
          { x: 40, y: -84, w: 80, depth: 80, h: 52, shape: 'flat' },
        ],
  chalet: (r) =>
    r.pick([
      [
        { x: -104, y: -84, w: 124, depth: 104, h: 70, shape: 'gable' },
        { x: 24, y: -56, w: 88, depth: 84, h: 50, shape: 'gable' },
      ],
      [{ x: -70, y: -100, w: 140, depth: 150, h: 84, shape: 'gable' }],
      [
        { x: -118, y: -70, w: 90, depth: 110, h: 66, shape: 'gable' },
        { x: -20, y: -100, w: 130, depth: 78, h: 54, shape: 'gable' },
        { x: 30, y: -10, w: 76, depth: 60, h: 34, shape: 'gable' },
      ],
      [
        { x: -122, y: -96, w: 244, depth: 76, h: 58, shape: 'gable' },
        { x: -44, y: -30, w: 88, depth: 74, h: 76, shape: 'gable' },
      ],
    ] satisfies Volume[][]),
  aframe: (r) =>
    r.pick([
      [
        { x: -112, y: -60, w: 66, depth: 84, h: 22, shape: 'gable' },
        { x: -34, y: -76, w: 74, depth: 100, h: 28, shape: 'gable' },
        { x: 52, y: -60, w: 66, depth: 84, h: 22, shape: 'gable' },
      ],
      [
        { x: -120, y: -90, w: 70, depth: 120, h: 26, shape: 'gable' },
        { x: -34, y: -30, w: 60, depth: 80, h: 20, shape: 'gable' },
        { x: 44, y: -100, w: 70, depth: 130, h: 26, shape: 'gable' },
      ],
    ] satisfies Volume[][]),
  lodge: (r) =>
    r.pick([
      [
        { x: -118, y: -64, w: 220, depth: 78, h: 56, shape: 'hip' },
        { x: 30, y: -20, w: 66, depth: 82, h: 54, shape: 'gable' },
      ],
      ell(58, 'hip'),
      court(46, 'gable'),
    ] satisfies Volume[][]),
  verandah: () => wide(48, 'hip'),
  timber_house: () => [
    { x: -116, y: -70, w: 74, depth: 92, h: 66, shape: 'gable' },
    { x: -40, y: -70, w: 74, depth: 92, h: 78, shape: 'gable' },
    { x: 36, y: -70, w: 74, depth: 92, h: 62, shape: 'gable' },
  ],
  pagoda: () => tiers(46),
  courtyard: () => court(44, 'hip'),
  ryokan: () => [...tiers(44).slice(0, 1), { x: -84, y: -76, w: 150, depth: 80, h: 84, shape: 'hip' }],
  villa: () => pavilions(34, 'hip'),
  riad: () => [
    { x: -114, y: -112, w: 228, depth: 140, h: 54, shape: 'flat' },
    { x: -20, y: -50, w: 52, depth: 52, h: 58, shape: 'dome', tone: 'accent' },
    { x: 56, y: -104, w: 54, depth: 54, h: 96, shape: 'flat' },
  ],
  wind_tower: () => [
    { x: -114, y: -100, w: 228, depth: 126, h: 62, shape: 'flat' },
    { x: -98, y: -88, w: 42, depth: 42, h: 124, shape: 'flat' },
    { x: 58, y: -88, w: 42, depth: 42, h: 108, shape: 'flat' },
  ],
  haveli: () => [
    { x: -114, y: -104, w: 228, depth: 130, h: 74, shape: 'flat' },
    { x: -102, y: -22, w: 36, depth: 36, h: 92, shape: 'dome' },
    { x: 66, y: -22, w: 36, depth: 36, h: 92, shape: 'dome' },
    { x: -26, y: -60, w: 54, depth: 54, h: 100, shape: 'dome' },
  ],
  camp: () => pavilions(20, 'hip'),
  terminal: () => [
    { x: -124, y: -74, w: 248, depth: 92, h: 92, shape: 'flat' },
    { x: -130, y: -84, w: 260, depth: 116, h: 26, shape: 'flat' },
  ],
}

/** The hotel's masses as seen from above, back to front. */
export function hotelVolumes(plan: Plan, random: Random, lit: number): IsoBlock[] {
  return layouts[plan.form](random).map((volume, index) => ({
    ...volume,
    wall: plan.palette.wall,
    roof:
      plan.form === 'camp'
        ? '#efe2c4'
        : plan.snow && volume.shape !== 'flat'
          ? '#f6f9fd'
          : volume.tone
            ? plan.palette.accent
            : plan.palette.roof,
    windows: true,
    lit,
    seed: `${plan.seed}|${index}`,
    hero: true,
  }))
}
