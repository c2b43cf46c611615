import type { Stage } from '../stage.ts'
import { acrossWater } from './across-water.ts'
import { aerial } from './aerial.ts'
import { approach } from './approach.ts'
import { avenue } from './avenue.ts'
import { entranceView } from './entrance.ts'
import { facade, street } from './eye-level.ts'
import { poolside } from './poolside.ts'
import { terrace } from './terrace.ts'
import { winding } from './winding.ts'

export type Composition =
  | 'street'
  | 'facade'
  | 'approach'
  | 'winding'
  | 'avenue'
  | 'across_water'
  | 'aerial'
  | 'poolside'
  | 'terrace'
  | 'entrance'

export const compositions: Record<Composition, (stage: Stage) => string> = {
  street,
  facade,
  approach,
  winding,
  avenue,
  across_water: acrossWater,
  aerial,
  poolside,
  terrace,
  entrance: entranceView,
}
