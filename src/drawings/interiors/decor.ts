import { mix } from '../canvas/colour.ts'
import { createRandom } from '../canvas/random.ts'
import type { Scene } from '../canvas/scene.ts'
import { placed } from '../canvas/svg.ts'
import type { Stage } from '../stage.ts'
import type { PictureSubject, Region } from '../subject.ts'

export type RoomPalette = {
  wall: string
  wallShade: string
  floor: string
  wood: string
  linen: string
  throw: string
  accent: string
  curtain: string
}

const palettes = {
  linen: {
    wall: '#efe6da',
    wallShade: '#dccfbe',
    floor: '#b98d64',
    wood: '#8a6b52',
    linen: '#ffffff',
    throw: '#c98b5a',
    accent: '#3f6f6a',
    curtain: '#e9dccb',
  },
  sea: {
    wall: '#dfecee',
    wallShade: '#c3dade',
    floor: '#c9ab84',
    wood: '#2f7f8c',
    linen: '#ffffff',
    throw: '#3aa0a8',
    accent: '#f0a35e',
    curtain: '#f4f8f7',
  },
  noir: {
    wall: '#5a6276',
    wallShade: '#444c60',
    floor: '#6b5244',
    wood: '#2b3144',
    linen: '#f4f1eb',
    throw: '#c9a14f',
    accent: '#c9a14f',
    curtain: '#6e7890',
  },
  sage: {
    wall: '#d5ddcc',
    wallShade: '#b9c6b0',
    floor: '#a87b52',
    wood: '#5d7a5f',
    linen: '#fdfbf5',
    throw: '#8aa27c',
    accent: '#c9694a',
    curtain: '#eef0e4',
  },
  rose: {
    wall: '#f2ddd6',
    wallShade: '#e2c2ba',
    floor: '#b48763',
    wood: '#a8616b',
    linen: '#ffffff',
    throw: '#c9787f',
    accent: '#5d5a8c',
    curtain: '#fbeee9',
  },
  oak: {
    wall: '#e3cfb2',
    wallShade: '#c9ab84',
    floor: '#8a5f3f',
    wood: '#6f482d',
    linen: '#fffaf2',
    throw: '#b0442f',
    accent: '#2f5a4a',
    curtain: '#f3e7d3',
  },
  indigo: {
    wall: '#d5daec',
    wallShade: '#b4bddb',
    floor: '#9c7a5e',
    wood: '#3f4a86',
    linen: '#ffffff',
    throw: '#5866b0',
    accent: '#f0b04c',
    curtain: '#eef1fa',
  },
  clay: {
    wall: '#f0dcc4',
    wallShade: '#dcb894',
    floor: '#b5734c',
    wood: '#8c4a32',
    linen: '#fff8ee',
    throw: '#d98a4e',
    accent: '#2f7f8c',
    curtain: '#f7ead6',
  },
  jade: {
    wall: '#dfe6da',
    wallShade: '#bccdbd',
    floor: '#8f6a48',
    wood: '#4a3326',
    linen: '#fffdf6',
    throw: '#3f8a72',
    accent: '#c0503f',
    curtain: '#f0ead8',
  },
  mist: {
    wall: '#e6eaee',
    wallShade: '#cbd3da',
    floor: '#c2a888',
    wood: '#6f7d8c',
    linen: '#ffffff',
    throw: '#8fa5b8',
    accent: '#e0a458',
    curtain: '#f4f6f8',
  },
  plum: {
    wall: '#e6d8e4',
    wallShade: '#c9b2c8',
    floor: '#94705c',
    wood: '#6a4464',
    linen: '#fffaff',
    throw: '#9a6a98',
    accent: '#d9a441',
    curtain: '#f4ecf4',
  },
  bamboo: {
    wall: '#f0e8d4',
    wallShade: '#dccfa8',
    floor: '#c9a878',
    wood: '#a5804c',
    linen: '#fffdf6',
    throw: '#7f9a5c',
    accent: '#d9704a',
    curtain: '#f9f4e4',
  },
} as const

export type RoomPaletteName = keyof typeof palettes

const byRegion: Record<Region, readonly RoomPaletteName[]> = {
  european: ['linen', 'rose', 'sage', 'indigo', 'noir', 'plum', 'mist'],
  mediterranean: ['sea', 'clay', 'linen', 'rose', 'sage'],
  nordic: ['mist', 'sage', 'linen', 'indigo'],
  chinese: ['jade', 'linen', 'noir', 'oak', 'mist', 'rose'],
  japanese: ['bamboo', 'linen', 'mist', 'jade'],
  east_asian: ['mist', 'bamboo', 'indigo', 'jade'],
  southeast_asian: ['bamboo', 'sea', 'clay', 'sage', 'jade'],
  south_asian: ['clay', 'rose', 'plum', 'jade', 'indigo'],
  middle_eastern: ['clay', 'linen', 'noir', 'indigo', 'plum'],
  african: ['clay', 'oak', 'sage', 'bamboo'],
  north_american: ['mist', 'noir', 'oak', 'linen', 'indigo', 'sage'],
  latin_american: ['clay', 'sea', 'rose', 'plum', 'sage'],
  oceanian: ['sea', 'mist', 'linen', 'bamboo', 'sage'],
}

export type WallStyle = 'panels' | 'slats' | 'arch' | 'plain' | 'boards' | 'wainscot' | 'paper' | 'brick'

export type WindowKind = 'casement' | 'tall' | 'panorama' | 'arched' | 'paper_screen'

/** The style shared by the rooms of one hotel. */
export type Decor = {
  palette: RoomPalette
  wall: WallStyle
  window: WindowKind
  headboard: Headboard
  pendant: Pendant
  mirrored: boolean
  canopy: boolean
}

export type Headboard = 'round' | 'square' | 'tufted' | 'slatted' | 'cane'

export type Pendant = 'dome' | 'globe' | 'lantern' | 'drum' | 'chandelier'

export function decorOf({ seed, region, stars, scenery }: PictureSubject): Decor {
  const random = createRandom(`${seed}|decor`)
  const alpine = scenery === 'mountain' && region !== 'southeast_asian'
  const palette = palettes[alpine && random.chance(0.6) ? 'oak' : random.pick(byRegion[region])]
  const walls: readonly WallStyle[] = alpine
    ? ['boards', 'boards', 'slats']
    : stars <= 2
      ? ['plain', 'plain', 'brick', 'paper']
      : stars === 3
        ? ['plain', 'arch', 'wainscot', 'paper', 'slats']
        : ['panels', 'slats', 'arch', 'panels', 'wainscot']
  const arched =
    region === 'middle_eastern' ||
    region === 'south_asian' ||
    (region === 'mediterranean' && random.chance(0.4))
  const windows: readonly WindowKind[] =
    region === 'japanese'
      ? ['paper_screen', 'casement']
      : arched
        ? ['arched', 'arched', 'tall']
        : stars >= 4
          ? ['tall', 'panorama', 'casement']
          : ['casement', 'casement', 'tall']
  const warm = region === 'southeast_asian' || region === 'african'
  return {
    palette,
    wall: random.pick(walls),
    window: random.pick(windows),
    headboard: random.pick(
      warm ? (['cane', 'slatted', 'round'] as const) : (['round', 'square', 'tufted', 'slatted'] as const),
    ),
    pendant: random.pick(
      stars >= 5
        ? (['chandelier', 'globe', 'drum'] as const)
        : arched
          ? (['lantern', 'lantern', 'dome'] as const)
          : (['dome', 'globe', 'drum'] as const),
    ),
    mirrored: random.chance(0.5),
    canopy: stars >= 4 && (warm || arched) && random.chance(0.6),
  }
}

/** A room being drawn. */
export type Room = { scene: Scene; stage: Stage; decor: Decor; lampOn: boolean; stars: number }

/** Indoors the time of day tints colours only slightly. */
export const inside = (scene: Scene, colour: string, share = 1) =>
  mix(colour, scene.light.ambient, scene.light.cast * 0.34 * share)

/** Rooms are drawn with the window on the left; a mirrored hotel flips them. */
export const orientRoom = ({ decor }: Room, content: string) =>
  decor.mirrored ? placed(1200, 0, 1, content, true) : content
