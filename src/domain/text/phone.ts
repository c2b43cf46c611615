/** +86 as the specification has it, with or without the prefix; any other country with its own prefix. */
export const phonePattern = /^(?:(?:\+86)?1[3-9]\d{9}|\+(?!86)[1-9]\d{6,14})$/

/** Without the signs that people group a number by. */
export const ungroupedPhone = (typed: string): string => typed.slice(0, 64).replace(/[\s().-]/g, '')

export const isPhone = (typed: string): boolean => phonePattern.test(ungroupedPhone(typed))
