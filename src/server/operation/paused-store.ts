import { type PausableFeature, pausableFeatures } from '#domain/pausable-features.ts'
import type { Db, Tx } from '../db/database.ts'

export type PausedFeature = {
  readonly feature: PausableFeature
  readonly reason: string
  readonly by: string
  readonly since: Date
}

export const readPaused = (db: Db): Promise<readonly PausedFeature[]> =>
  db<PausedFeature[]>`
    select feature, reason, paused_by as by, since from paused_features
    where feature = any(${[...pausableFeatures]}) order by feature`

/** Returns false if the feature is paused already. */
export async function pause(tx: Tx, { feature, reason, by, since }: PausedFeature): Promise<boolean> {
  const { count } = await tx`
    insert into paused_features (feature, reason, paused_by, since)
    values (${feature}, ${reason}, ${by}, ${since}) on conflict (feature) do nothing`
  return count > 0
}

/** Returns false if the feature is not paused. */
export async function resume(tx: Tx, feature: PausableFeature): Promise<boolean> {
  const { count } = await tx`delete from paused_features where feature = ${feature}`
  return count > 0
}
