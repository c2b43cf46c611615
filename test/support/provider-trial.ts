import { randomUUID } from 'node:crypto'
import { money } from '#domain/money/money.ts'
import type { OperationKind, ProviderOperation, ProviderPayment } from '#server/payments/provider.ts'
import type { Message } from '../../src/simulator/messages.ts'
import { startSimulator } from '../../src/simulator/start-simulator.ts'

/** Faults that leave the caller without a known result. */
export const lostAnswers = [
  { mode: 'timeout_before' },
  { mode: 'timeout_after' },
  { mode: 'reset_before' },
  { mode: 'reset_after' },
  { mode: 'status', status: 500 },
  { mode: 'status', status: 502 },
  { mode: 'status', status: 429 },
  { mode: 'html' },
  { mode: 'truncated' },
  { mode: 'tampered' },
] as const

export const TRIAL_NOW = Date.parse('2027-03-01T02:00:00Z')

/** A simulator with everything needed to test one provider, without orders or a database. */
export async function providerTrial() {
  let ahead = 0
  const now = () => TRIAL_NOW + ahead
  const sim = await startSimulator({ port: 0, file: null, clock: () => TRIAL_NOW })
  const control = async <Answer>(path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${sim.url}/__sim/${path}`, {
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    })
    return (await answer.json()) as Answer
  }
  await control('messages', { hold: true })
  let count = 0

  return {
    now,
    merchant: sim.merchant,
    url: sim.url,
    close: sim.close,
    control,
    advance: async (ms: number) => {
      ahead += ms
      await control('clock', { advance_ms: ms })
    },
    fault: (fault: object) => control('faults', { clear: true, ...fault }),
    /** The payer's choice on the provider's page. */
    choose: (page: string, act: string) =>
      fetch(new URL(page, sim.url), {
        method: 'POST',
        body: new URLSearchParams({ act }),
        redirect: 'manual',
      }),
    messages: async () => (await control<{ messages: Message[] }>('messages', {})).messages,
    lastMessage: async () => {
      const { messages } = await control<{ messages: Message[] }>('messages', {})
      return { headers: {}, body: Buffer.from(messages.at(-1)!.body) }
    },
    asked: async (what: string) => {
      const { journal } = await control<{ journal: { what: string; request: string }[] }>('journal')
      return journal.filter((entry) => entry.what.includes(what))
    },
    payment: (changed: Partial<ProviderPayment> = {}): ProviderPayment => ({
      id: '1',
      key: randomUUID(),
      outNo: `LS2703010000${++count}P1`,
      reference: null,
      way: 'charge',
      charge: money(100_00, 'CNY'),
      title: '海景酒店 100% · LS27030100001',
      locale: 'zh',
      returnUrl: 'http://127.0.0.1:1/zh/hotels/inquiryfee?order=7',
      notifyUrl: 'http://127.0.0.1:1/api/pay/notify',
      payBefore: now() + 15 * 60_000,
      createdAt: now(),
      holdId: null,
      ...changed,
    }),
    operation: (
      kind: OperationKind,
      payment: ProviderPayment,
      changed: Partial<ProviderOperation> = {},
    ): ProviderOperation => ({
      key: randomUUID(),
      kind,
      charge: payment.charge,
      isFinal: false,
      captureId: null,
      firstSentAt: now(),
      payment,
      ...changed,
    }),
  }
}
