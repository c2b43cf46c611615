import type { Instant } from '../time/zone-time.ts'

/** Without letters and digits that look alike. */
export const codeLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
export const CODE_LENGTH = 8

const codePattern = /^[2-9A-HJKMNP-TV-Z]{8}$/

/** An agent's code in its stored spelling; null if it cannot be one. */
export function agentCode(typed: string): string | null {
  const code = typed.trim().toUpperCase()
  return codePattern.test(code) ? code : null
}

/** An agent's link as stored in the browser: the agent's code, and when the link was followed. */
export interface Invitation {
  readonly code: string
  readonly at: Instant
}

export const writeInvitation = ({ code, at }: Invitation): string => `${code}.${at}`

export function readInvitation(text: string | undefined): Invitation | null {
  const [code, at, ...rest] = (text ?? '').split('.')
  const known = agentCode(code ?? '')
  return known && rest.length === 0 && /^\d{1,15}$/.test(at ?? '') ? { code: known, at: Number(at) } : null
}
