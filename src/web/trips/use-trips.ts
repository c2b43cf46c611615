import { succeeded } from '#contract/endpoint.ts'
import { changeTrip, listTrips, shareTrip } from '#contract/endpoints.ts'
import type { TripChange, TripSharing } from '#contract/trips.ts'
import { usePersonal } from '../account/use-personal.ts'
import { randomId } from '../browser-state/booking-attempt.ts'
import { useSignedCall } from '../sign-in/signed-call.ts'

/** The guest's trips and the changes of them; a change resolves with whether it was made. */
export function useTrips() {
  const loaded = usePersonal(listTrips, {})
  const signedCall = useSignedCall()
  const change = async (fields: Omit<TripChange, 'req_id'>) => {
    const answer = await signedCall(changeTrip, { ...fields, req_id: randomId() }).catch(() => null)
    if (!answer || !succeeded(answer)) return false
    loaded.replace(answer.data)
    return true
  }
  const share = async (fields: Omit<TripSharing, 'req_id'>) => {
    const answer = await signedCall(shareTrip, { ...fields, req_id: randomId() }).catch(() => null)
    if (!answer || !succeeded(answer)) return false
    loaded.replace(answer.data)
    return true
  }
  return { ...loaded, change, share }
}
export type Trips = ReturnType<typeof useTrips>
