import type { CallOptions } from '#contract/call.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { NewToast } from '#ui/overlays/toast-queue.ts'
import type { CallObserver } from '../api.ts'

type Parts = {
  busy: { begin: () => void; end: () => void }
  toast: (toast: NewToast) => void
  dropSession: () => void
  noAnswer: string
  stored?: (at: string | null) => void
}

/** Actions of a person show a spinner and report in a toast; reads show their failure in place. */
const isAction = (endpoint: Endpoint, { quiet }: CallOptions) => endpoint.method === 'POST' && !quiet

export function createCallFeedback({ busy, toast, dropSession, noAnswer, stored }: Parts): CallObserver {
  return {
    ...(stored ? { stored } : {}),
    begin: (endpoint, options) => {
      if (isAction(endpoint, options)) busy.begin()
    },
    end: (endpoint, options, answer) => {
      if (answer?.code === 401) dropSession()
      if (!isAction(endpoint, options)) return
      busy.end()
      if (answer) {
        const followUp = answer.code === 1 && options.followUp ? { action: options.followUp } : {}
        if (answer.msg) toast({ kind: answer.code === 1 ? 'good' : 'warn', text: answer.msg, ...followUp })
      } else if (!options.signal?.aborted) {
        toast({ kind: 'warn', text: noAnswer, sticky: true })
      }
    },
  }
}
