import type { Answer } from './types.ts'

export const success = (fields: Readonly<Record<string, unknown>>): Answer => ({
  code: '10000',
  msg: 'Success',
  ...fields,
})

/** A business refusal, such as ACQ.TRADE_NOT_EXIST. */
export const refused = (sub_code: string): Answer => ({
  code: '40004',
  msg: 'Business Failed',
  sub_code,
  sub_msg: sub_code.split('.').at(-1)!.toLowerCase().replaceAll('_', ' '),
})

export const invalid = (sub_code: string): Answer => ({
  code: '40002',
  msg: 'Invalid Arguments',
  sub_code,
  sub_msg: sub_code,
})
