import type { AlertPage } from '#contract/alerts.ts'
import { type Asked, succeeded } from '#contract/endpoint.ts'
import { changeAlerts, listAlerts } from '#contract/endpoints.ts'
import { usePersonal } from '../account/use-personal.ts'
import { randomId } from '../browser-state/booking-attempt.ts'
import { useSignedCall } from '../sign-in/signed-call.ts'

export type AlertAction = Omit<Asked<typeof changeAlerts>, 'req_id'>

/** The guest's alerts and the changes of them; a change resolves with whether it was made. */
export function useAlerts() {
  const loaded = usePersonal(listAlerts, {})
  const signedCall = useSignedCall()
  const change = async (action: AlertAction): Promise<boolean> => {
    const answer = await signedCall(changeAlerts, { ...action, req_id: randomId() }).catch(() => null)
    if (!answer || !succeeded(answer)) return false
    loaded.replace(answer.data satisfies AlertPage)
    return true
  }
  return { ...loaded, change }
}
