/**
 * Injected faults. `before`: nothing has happened yet; `after`: the provider did it, and the response is lost
 * or late. `tampered`: the response was changed in transit. `refuse` is the provider's own refusal, with its
 * own code.
 */
export type FaultMode =
  | 'timeout_before'
  | 'timeout_after'
  | 'reset_before'
  | 'reset_after'
  | 'status'
  | 'html'
  | 'truncated'
  | 'slow'
  | 'slow_after'
  | 'tampered'
  | 'refuse'

export const faultModes: readonly FaultMode[] = [
  'timeout_before',
  'timeout_after',
  'reset_before',
  'reset_after',
  'status',
  'html',
  'truncated',
  'slow',
  'slow_after',
  'tampered',
  'refuse',
]

export type Fault = {
  readonly mode: FaultMode
  /** A substring of `POST /v2/checkout/orders`, or of `POST /gateway.do alipay.trade.refund`. */
  readonly match: string
  readonly status?: number
  readonly delayMs?: number
  readonly refusal?: string
  readonly times: number
}

export function createFaults() {
  let pending: Fault[] = []
  return {
    add: (fault: Fault) => pending.push(fault),
    clear: () => {
      pending = []
    },
    list: () => pending,
    /** The first matching fault of this request, which is consumed. */
    take(request: string): Fault | null {
      const found = pending.find(({ match }) => request.includes(match))
      if (!found) return null
      pending = pending.flatMap((fault) =>
        fault !== found ? [fault] : fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [],
      )
      return found
    },
  }
}
export type Faults = ReturnType<typeof createFaults>
