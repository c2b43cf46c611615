import type { Movement, Provider, ProviderOperation } from '#server/payments/provider.ts'

type Account = { held: number; captured: number; refunded: number; movements: Movement[] }

const day = 86_400_000

type Options = {
  now: () => number
  /** Whether the capture of a hold is refused. */
  isRefused: (outNo: string) => boolean
  /** A hold was renewed for this amount. */
  onRenewed: (outNo: string, amount: number) => void
}

/** A payment provider in memory, which responds at once: payers approve everything. */
export function memoryProvider({ now, isRefused, onRenewed }: Options) {
  const accounts = new Map<string, Account>()
  let numbers = 0
  const accountOf = (outNo: string) => accounts.getOrInsertComputed(outNo, emptyAccount)

  function run({ kind, charge, isFinal, captureId, payment, key }: ProviderOperation) {
    const account = accountOf(payment.outNo)
    const { amount } = charge
    const made = (movement: Omit<Movement, 'state' | 'money'>): Movement => {
      const done = { ...movement, state: 'done', money: charge, operation: key } as const
      account.movements.push(done)
      return done
    }
    const id = `N${++numbers}`
    const expires = now() + 29 * day
    switch (kind) {
      case 'authorise':
        account.held = amount
        return done(made({ kind: 'authorisation', id, expires }))
      case 'reauthorise':
        account.held = amount
        onRenewed(payment.outNo, amount)
        return done(made({ kind: 'authorisation', id, expires }))
      case 'capture':
        if (payment.way === 'hold') {
          if (isRefused(payment.outNo) || amount > account.held) return refused
          account.held = isFinal ? 0 : account.held - amount
        }
        account.captured += amount
        return done(made({ kind: 'capture', id }))
      case 'refund':
        if (account.refunded + amount > account.captured) return refused
        account.refunded += amount
        return done(made({ kind: 'refund', id, of: captureId! }))
      case 'void':
        account.held = 0
        return done(made({ kind: 'void', id: payment.holdId! }))
      case 'close':
        return { is: 'done', value: [] } as const
    }
  }

  const provider: Provider = {
    method: 'paypal',
    payee: null,
    honouredDays: 3,
    receipt: '',
    begin: async ({ outNo }) => ({
      is: 'done',
      value: { reference: outNo, next: { kind: 'redirect', url: 'https://provider.example' } },
    }),
    run: async (operation) => run(operation),
    read: async ({ outNo, reference }) => ({
      is: 'done',
      value: { reference, outNo, payee: null, stage: 'waiting', movements: accountOf(outNo).movements },
    }),
    readMessage: async () => ({ ok: false, refusal: 'forbidden' }),
    whyWrong: async () => null,
  }
  return { provider, sumsOf: (outNo: string) => accountOf(outNo) }
}

const emptyAccount = (): Account => ({ held: 0, captured: 0, refunded: 0, movements: [] })
const done = (movement: Movement) => ({ is: 'done', value: [movement] }) as const
const refused = { is: 'refused', code: 'DECLINED' } as const
