import type { Stage } from '../stage.ts'
import { aerial } from './aerial.ts'
import { approach } from './approach.ts'
import { entranceView } from './entrance.ts'
import { facade, street } from './eye-level.ts'
import { poolside } from './poolside.ts'
import { terrace } from './terrace.ts'

export type Composition = 'street' | 'facade' | 'approach' | 'aerial' | 'poolside' | 'terrace' | 'entrance'

export const compositions: Record<Composition, (stage: Stage) => string> = {
  street,
  facade,
  approach,
  aerial,
  poolside,
  terrace,
  entrance: entranceView,
}
