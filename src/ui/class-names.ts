/** Joins what is there: `classNames('chip', chosen && 'chip-chosen', className)`. */
export const classNames = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ')
