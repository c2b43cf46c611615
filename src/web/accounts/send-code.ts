import type { Call } from '#contract/call.ts'
import type { Failure } from '#contract/endpoint.ts'
import { sendCode } from '#contract/endpoints.ts'
import { codeWait } from './constants.ts'

type Purpose = 'unregister' | 'contact'

/** Sends a code; how many seconds to wait until the next, and whether one is on its way. */
export async function requestCode(call: Call, account: string, purpose?: Purpose) {
  const answer = await call(sendCode, { email: account, ...(purpose ? { purpose } : {}) }).catch(() => null)
  if (!answer) return { sent: false, wait: 0 }
  if (answer.code === 1) return { sent: true, wait: codeWait }
  return { sent: false, wait: (answer as Failure).data.retry_after ?? 0 }
}
