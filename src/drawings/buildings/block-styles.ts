import type { WindowShape } from './openings.ts'
import type { BlockForm } from './plan.ts'
import type { Roof } from './roofs.ts'

export type Ground = 'shops' | 'arcade' | 'plain' | 'glass'

export type Balcony = 'none' | 'iron' | 'iron_some' | 'glass'

export type Material = 'plaster' | 'brick' | 'stone' | 'timber_frame' | 'boards'

export type Massing = 'single' | 'turret' | 'wings' | 'stepped'

type Style = {
  floors: readonly [number, number]
  bays: readonly [number, number]
  bay: readonly [number, number]
  roofs: readonly Roof[]
  windows: readonly WindowShape[]
  grounds: readonly Ground[]
  balconies: readonly Balcony[]
  materials: readonly Material[]
  massings: readonly Massing[]
}

export const styles: Record<BlockForm, Style> = {
  haussmann: {
    floors: [3, 5],
    bays: [6, 9],
    bay: [40, 48],
    roofs: ['mansard', 'steep_mansard', 'mansard'],
    windows: ['french', 'arched', 'french'],
    grounds: ['shops', 'arcade', 'plain'],
    balconies: ['iron', 'iron_some'],
    materials: ['stone', 'plaster'],
    massings: ['single', 'turret', 'single'],
  },
  palazzo: {
    floors: [2, 4],
    bays: [5, 8],
    bay: [46, 58],
    roofs: ['tile_hip', 'balustrade', 'tile_hip', 'cornice'],
    windows: ['shutters', 'arched', 'shutters'],
    grounds: ['arcade', 'plain', 'shops'],
    balconies: ['none', 'iron_some'],
    materials: ['plaster', 'stone'],
    massings: ['single', 'wings', 'stepped'],
  },
  gabled: {
    floors: [2, 4],
    bays: [5, 8],
    bay: [44, 52],
    roofs: ['gables', 'stepped', 'bell'],
    windows: ['sash', 'sash', 'shutters'],
    grounds: ['shops', 'plain'],
    balconies: ['none'],
    materials: ['plaster', 'brick', 'timber_frame'],
    massings: ['single', 'stepped'],
  },
  georgian: {
    floors: [3, 4],
    bays: [5, 8],
    bay: [46, 54],
    roofs: ['cornice', 'hip', 'pediment'],
    windows: ['sash'],
    grounds: ['plain', 'arcade'],
    balconies: ['none', 'iron_some'],
    materials: ['brick', 'plaster'],
    massings: ['single', 'wings'],
  },
  brick: {
    floors: [4, 7],
    bays: [5, 8],
    bay: [42, 52],
    roofs: ['cornice', 'parapet', 'garden'],
    windows: ['sash', 'arched', 'wide'],
    grounds: ['shops', 'arcade', 'glass'],
    balconies: ['none', 'iron_some'],
    materials: ['brick'],
    massings: ['single', 'stepped', 'single'],
  },
  colonial: {
    floors: [1, 3],
    bays: [6, 9],
    bay: [48, 58],
    roofs: ['tile_hip', 'balustrade', 'bell'],
    windows: ['french', 'arched', 'shutters'],
    grounds: ['arcade'],
    balconies: ['iron', 'iron_some'],
    materials: ['plaster'],
    massings: ['single', 'wings', 'turret'],
  },
  deco: {
    floors: [3, 5],
    bays: [5, 7],
    bay: [50, 60],
    roofs: ['deco'],
    windows: ['wide', 'plain'],
    grounds: ['glass', 'plain'],
    balconies: ['none', 'glass'],
    materials: ['plaster'],
    massings: ['single', 'stepped'],
  },
  modern_block: {
    floors: [4, 7],
    bays: [5, 9],
    bay: [44, 56],
    roofs: ['parapet', 'garden', 'parapet'],
    windows: ['wide', 'plain', 'sash'],
    grounds: ['glass', 'shops'],
    balconies: ['none', 'glass', 'none'],
    materials: ['plaster', 'boards', 'brick'],
    massings: ['single', 'stepped', 'wings'],
  },
  grand: {
    floors: [3, 5],
    bays: [9, 12],
    bay: [44, 50],
    roofs: ['pediment', 'mansard', 'balustrade', 'steep_mansard'],
    windows: ['french', 'arched'],
    grounds: ['arcade', 'plain'],
    balconies: ['iron_some', 'iron'],
    materials: ['stone'],
    massings: ['turret', 'wings', 'wings'],
  },
  pencil: {
    floors: [6, 10],
    bays: [3, 4],
    bay: [44, 54],
    roofs: ['parapet', 'garden', 'cornice'],
    windows: ['wide', 'plain', 'sash'],
    grounds: ['glass', 'shops'],
    balconies: ['none', 'glass'],
    materials: ['plaster', 'boards', 'brick'],
    massings: ['single'],
  },
}
