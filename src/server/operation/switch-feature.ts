import type { FeatureSwitch } from '#contract/desk/operation.ts'
import { recordAudit, type Trace } from '../audit/record-audit.ts'
import type { Tx } from '../db/database.ts'
import { pause, resume } from './paused-store.ts'

type Operator = { readonly trace: Trace; readonly name: string; readonly now: number }

/** Pauses or resumes a feature. A switch that is already set that way changes nothing and is not audited. */
export async function switchFeature(
  tx: Tx,
  { feature, on, reason }: Pick<FeatureSwitch, 'feature' | 'on' | 'reason'>,
  { trace, name, now }: Operator,
): Promise<void> {
  const isChange = on
    ? await resume(tx, feature)
    : await pause(tx, { feature, reason, by: name, since: new Date(now) })
  if (isChange)
    await recordAudit(tx, trace, {
      action: on ? 'feature_resumed' : 'feature_paused',
      object: { kind: 'feature', id: feature, name: feature },
      reason,
      now,
    })
}
