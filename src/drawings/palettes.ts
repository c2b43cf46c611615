import type { Region, Scenery } from './subject.ts'

export type BuildingPalette = {
  name: PaletteName
  wall: string
  trim: string
  roof: string
  accent: string
  glass: string
}

const walls = {
  ivory: { wall: '#f4ead9', trim: '#ffffff', roof: '#b5573c', accent: '#d98a4e', glass: '#7fb3d1' },
  zinc: { wall: '#efe6d3', trim: '#fffaf0', roof: '#66788c', accent: '#1f4f7a', glass: '#7da7c4' },
  cream: { wall: '#f1dfb9', trim: '#fff8e8', roof: '#7c8794', accent: '#a8433a', glass: '#86aebf' },
  sand: { wall: '#e7cfa6', trim: '#fbf1de', roof: '#a5663e', accent: '#2f8f8b', glass: '#6aa2b8' },
  ochre: { wall: '#e3b065', trim: '#fdf0d6', roof: '#9c4f34', accent: '#2f6b62', glass: '#7ba7b4' },
  terracotta: { wall: '#e0896a', trim: '#fdeee1', roof: '#8c4332', accent: '#2d5d7b', glass: '#7fa9bd' },
  brick: { wall: '#b9644c', trim: '#f3e3d3', roof: '#4a4048', accent: '#2f4f4a', glass: '#8fb2c4' },
  maroon: { wall: '#8f4a48', trim: '#f0dccb', roof: '#3f3440', accent: '#d9a441', glass: '#9ab6c6' },
  slate: { wall: '#8595a8', trim: '#e9eff5', roof: '#3d4a5c', accent: '#e8a94b', glass: '#9cc7de' },
  graphite: { wall: '#5a6270', trim: '#d5dbe2', roof: '#2c333f', accent: '#e0a458', glass: '#a3c6d8' },
  mist: { wall: '#cfd8de', trim: '#ffffff', roof: '#6b7d8c', accent: '#3f7f9c', glass: '#8fc0d8' },
  teal: { wall: '#4f9c9c', trim: '#eafaf5', roof: '#275a5f', accent: '#f2b65c', glass: '#9fd8dc' },
  sea: { wall: '#a9d3d4', trim: '#ffffff', roof: '#3f7d86', accent: '#ef8a62', glass: '#6fb4c6' },
  mint: { wall: '#bcd9c1', trim: '#fbfff6', roof: '#5f8a74', accent: '#d9705a', glass: '#86bcc0' },
  rose: { wall: '#edb7ac', trim: '#fff4ef', roof: '#99566a', accent: '#6d5a94', glass: '#9db9d4' },
  lilac: { wall: '#cdbfe0', trim: '#fbf7ff', roof: '#6a5a8c', accent: '#e08a6a', glass: '#9cb4dc' },
  navy: { wall: '#3f5578', trim: '#dfe8f3', roof: '#25344f', accent: '#e9b44c', glass: '#8db8dd' },
  white: { wall: '#fafaf7', trim: '#ffffff', roof: '#4b6a88', accent: '#1f86b8', glass: '#79b9dc' },
  chalk: { wall: '#f6f2ea', trim: '#ffffff', roof: '#c9b79a', accent: '#2f7fb0', glass: '#7fb4cc' },
  olive: { wall: '#b6b78d', trim: '#f7f6e6', roof: '#6b5a3a', accent: '#b35c3c', glass: '#8fb5b8' },
  sage: { wall: '#a9bda0', trim: '#f6f9ee', roof: '#55705c', accent: '#c9694a', glass: '#8ab5b4' },
  wood: { wall: '#a8704a', trim: '#f3e3cd', roof: '#4e3b34', accent: '#c64f3c', glass: '#93bdd0' },
  honey: { wall: '#c98f56', trim: '#fbeeda', roof: '#6a4630', accent: '#3f7a5c', glass: '#9fc0c8' },
  charred: { wall: '#5c4a44', trim: '#e9d9c6', roof: '#2f2a2e', accent: '#d98a4e', glass: '#9dbccb' },
  larch: { wall: '#8a5a3c', trim: '#fff4e2', roof: '#5f6468', accent: '#2f6fa0', glass: '#a0c4d4' },
  falu: { wall: '#a8453a', trim: '#fff8f0', roof: '#3f4450', accent: '#f0c060', glass: '#9cc0d0' },
  mustard: { wall: '#d9a94a', trim: '#fff9ea', roof: '#4f545e', accent: '#7a3f3a', glass: '#9cbcc8' },
  fjord: { wall: '#5f86a0', trim: '#f6fafc', roof: '#39434f', accent: '#e0a04a', glass: '#a8cede' },
  ink: { wall: '#f3f1ec', trim: '#5b5f66', roof: '#3b4048', accent: '#b0473a', glass: '#9bb8c2' },
  vermilion: { wall: '#c9513f', trim: '#f4e2b8', roof: '#3f5a54', accent: '#e8b84f', glass: '#e6d2a4' },
  jade: { wall: '#e9e2d0', trim: '#5a3a2e', roof: '#2f6b62', accent: '#c0503f', glass: '#b9cfc4' },
  cedar: { wall: '#d9c3a0', trim: '#5a3d2c', roof: '#4a5260', accent: '#8c3f34', glass: '#f0e2c4' },
  coral: { wall: '#f2a78c', trim: '#fff6ee', roof: '#b8583f', accent: '#2f9c95', glass: '#84bfd0' },
  lemon: { wall: '#f4d887', trim: '#fffdf2', roof: '#b56a3c', accent: '#3a7fae', glass: '#86b8ca' },
  cobalt: { wall: '#5c8fd0', trim: '#fffef8', roof: '#a5523c', accent: '#f0b04c', glass: '#b0d4ea' },
  mud: { wall: '#d3a26e', trim: '#f2dcb8', roof: '#a8713f', accent: '#2f7f8c', glass: '#6f99a6' },
  rosestone: { wall: '#dba08c', trim: '#fbe9da', roof: '#b5654f', accent: '#8f3f5c', glass: '#93b0bf' },
  pearl: { wall: '#e9e6df', trim: '#ffffff', roof: '#a89f8f', accent: '#b9923f', glass: '#86b4c9' },
  bronze: { wall: '#9c8468', trim: '#efe3cf', roof: '#584838', accent: '#d9b26a', glass: '#a9c6cf' },
  thatch: { wall: '#e2c79c', trim: '#6a4a30', roof: '#a58352', accent: '#d9704a', glass: '#a7c9c4' },
  palmleaf: { wall: '#c9a070', trim: '#4f3626', roof: '#7f6a44', accent: '#2f8f80', glass: '#a9cdc6' },
} as const

export type PaletteName = keyof typeof walls

export const paletteNamed = (name: PaletteName): BuildingPalette => ({ name, ...walls[name] })

const cityBlocks: readonly PaletteName[] = [
  'mist',
  'slate',
  'graphite',
  'navy',
  'teal',
  'pearl',
  'bronze',
  'white',
  'ivory',
  'sage',
  'terracotta',
]

const byRegion: Record<Region, readonly PaletteName[]> = {
  european: ['zinc', 'cream', 'ivory', 'rose', 'ochre', 'brick', 'sage', 'mist', 'terracotta', 'lilac'],
  mediterranean: [
    'ochre',
    'terracotta',
    'chalk',
    'rose',
    'lemon',
    'sand',
    'coral',
    'ivory',
    'white',
    'olive',
  ],
  nordic: ['falu', 'mustard', 'fjord', 'white', 'sage', 'brick', 'charred', 'mist', 'rose'],
  chinese: ['ink', 'vermilion', 'jade', 'cedar', 'mist', 'ivory', 'brick', 'pearl'],
  japanese: ['cedar', 'charred', 'ink', 'pearl', 'mist', 'sage', 'wood', 'cream'],
  east_asian: ['jade', 'ink', 'mist', 'rose', 'cedar', 'slate', 'mint', 'ivory'],
  southeast_asian: ['thatch', 'palmleaf', 'mint', 'coral', 'lemon', 'chalk', 'teal', 'ivory'],
  south_asian: ['rosestone', 'ivory', 'ochre', 'coral', 'lilac', 'chalk', 'mint', 'terracotta'],
  middle_eastern: ['mud', 'sand', 'chalk', 'rosestone', 'pearl', 'ivory', 'bronze'],
  african: ['mud', 'thatch', 'ochre', 'terracotta', 'chalk', 'olive', 'palmleaf'],
  north_american: ['brick', 'maroon', 'cream', 'slate', 'graphite', 'sage', 'ivory', 'mustard'],
  latin_american: ['coral', 'lemon', 'cobalt', 'mint', 'rose', 'terracotta', 'lilac', 'ochre'],
  oceanian: ['sea', 'white', 'mint', 'cream', 'mist', 'sand', 'lemon', 'brick'],
}

const byScenery: Partial<Record<Scenery, readonly PaletteName[]>> = {
  city: cityBlocks,
  airport: ['mist', 'slate', 'graphite', 'white', 'teal', 'navy', 'bronze', 'pearl', 'terracotta'],
  beach: ['white', 'chalk', 'sea', 'ivory', 'sand', 'coral', 'mint', 'lemon'],
  island: ['white', 'chalk', 'thatch', 'palmleaf', 'sea', 'ivory', 'honey'],
  mountain: ['wood', 'honey', 'charred', 'larch', 'cream', 'chalk', 'falu', 'bronze'],
}

/** Palettes of region and scenery together; the region's own are more probable. */
export function palettesFor(region: Region, scenery: Scenery): readonly PaletteName[] {
  if (scenery === 'mountain' && region === 'european') return byScenery.mountain!
  return [...byRegion[region], ...(byScenery[scenery] ?? byRegion[region])]
}
