/** +86 with or without the prefix, as specified; other countries need their prefix. */
export const phonePattern = /^(?:(?:\+86)?1[3-9]\d{9}|\+(?!86)[1-9]\d{6,14})$/

/** Removes the separators between groups of digits. */
export const ungroupedPhone = (typed: string): string => typed.slice(0, 64).replace(/[\s().-]/g, '')

export const isPhone = (typed: string): boolean => phonePattern.test(ungroupedPhone(typed))
