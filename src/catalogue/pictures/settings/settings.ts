import type { Setting } from '../stage.ts'
import type { Scenery } from '../subject.ts'
import { airport } from './airport.ts'
import { city } from './city.ts'
import { countryside } from './countryside.ts'
import { desert } from './desert.ts'
import { garden } from './garden.ts'
import { mountain } from './mountain.ts'
import { oldTown } from './old-town.ts'
import { river } from './river.ts'
import { beach, island } from './shore.ts'

export const settings: Record<Scenery, Setting> = {
  city,
  old_town: oldTown,
  river,
  beach,
  island,
  mountain,
  countryside,
  desert,
  garden,
  airport,
}
