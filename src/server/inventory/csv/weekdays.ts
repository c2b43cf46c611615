import type { Read } from './fields.ts'

/** `1234567` from Monday to Sunday, `67` for the weekend; a bit mask with Monday lowest. */
export function readWeekdays(text: string): Read<number> {
  if (!/^[1-7]{1,7}$/.test(text))
    return { reason: `"${text}" is not days of the week such as 67 for Saturday and Sunday` }
  return { value: [...text].reduce((bits, day) => bits | (1 << (Number(day) - 1)), 0) }
}

export const weekdaysText = (bits: number): string =>
  [1, 2, 3, 4, 5, 6, 7].filter((day) => bits & (1 << (day - 1))).join('')
