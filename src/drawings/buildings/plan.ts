import { createRandom, type Random } from '../canvas/random.ts'
import type { Scene } from '../canvas/scene.ts'
import type { BuildingPalette } from '../palettes.ts'
import type { Region } from '../subject.ts'

export type BlockForm =
  | 'haussmann'
  | 'palazzo'
  | 'gabled'
  | 'brick'
  | 'colonial'
  | 'deco'
  | 'modern_block'
  | 'grand'
  | 'pencil'
  | 'georgian'

export type Form =
  | BlockForm
  | 'tower'
  | 'resort'
  | 'chalet'
  | 'lodge'
  | 'verandah'
  | 'pagoda'
  | 'courtyard'
  | 'ryokan'
  | 'villa'
  | 'riad'
  | 'wind_tower'
  | 'haveli'
  | 'timber_house'
  | 'camp'
  | 'terminal'
  | 'aframe'

/** The building of one hotel: the same in each of its pictures. */
export type Plan = {
  readonly form: Form
  readonly palette: BuildingPalette
  readonly stars: number
  readonly region: Region
  readonly snow: boolean
  readonly mirrored: boolean
  readonly seed: string
}

/** A building drawn around the middle of its foot, and its size. */
export type Drawn = { svg: string; width: number; height: number }

export type DrawForm = (scene: Scene, plan: Plan, random: Random) => Drawn

export const chanceOf = (plan: Plan, part = ''): Random => createRandom(`${plan.seed}|${plan.form}|${part}`)
