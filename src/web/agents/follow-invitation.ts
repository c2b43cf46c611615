import type { Call } from '#contract/call.ts'
import { visitByLink } from '#contract/endpoints.ts'
import { agentCode } from '#domain/loyalty/invitation.ts'

/**
 * An agent's link led here: counted, and remembered by the browser for thirty days. The caller does not wait for the
 * result.
 */
export function followInvitation(address: string, call: Call) {
  const code = agentCode(new URL(address).searchParams.get('invite_code') ?? '')
  if (code) void call(visitByLink, { invite_code: code }, { quiet: true }).catch(() => {})
}
