import type { Provider } from './provider.ts'

/** A provider of a restored copy: nothing is sent, and every call is refused. */
export const quietProvider = ({ method, payee, honouredDays, receipt }: Provider): Provider => ({
  method,
  payee,
  honouredDays,
  receipt,
  begin: async () => ({ is: 'refused', code: 'quiet' }),
  run: async () => ({ is: 'refused', code: 'quiet' }),
  read: async () => ({ is: 'unknown', why: 'quiet' }),
  readMessage: async () => ({ ok: false, refusal: 'forbidden' }),
  whyWrong: async () => null,
})
