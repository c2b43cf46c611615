import type { Locale } from '#domain/text/locale.ts'
import type { Faults } from '#ui/form-state.ts'
import { agentWords } from '#words/loyalty/agents.ts'

export type Application = { name: string; payout: string; channel: string; accepted: string }

export const emptyApplication: Application = { name: '', payout: '', channel: '', accepted: '' }
export const longest = { name: 80, payout: 200, channel: 200 } as const

/** What is missing, in a sentence. */
export function applicationFaults(values: Application, locale: Locale): Faults<Application> {
  const say = agentWords(locale)
  return {
    name: values.name.trim() ? undefined : say.nameMissing,
    payout: values.payout.trim() ? undefined : say.payoutMissing,
    channel: values.channel.trim() ? undefined : say.channelMissing,
    accepted: values.accepted ? undefined : say.acceptMissing,
  }
}
