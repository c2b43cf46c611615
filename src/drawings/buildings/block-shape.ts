import type { Balcony, Ground, Material } from './block-styles.ts'
import type { WindowShape } from './openings.ts'
import type { Roof } from './roofs.ts'

export type Body = {
  shape: WindowShape
  ground: Ground
  balcony: Balcony
  material: Material
  roof: Roof
  bay: number
  floors: number
  bays: number
  x: number
  crowned: boolean
}

export const groundHeight = 62

export const floorHeight = 48

export const bodyWidth = (body: Body) => body.bay * body.bays + 20

export const bodyTop = (body: Body) => -(groundHeight + floorHeight * body.floors)
