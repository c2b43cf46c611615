/** Joins what is there: `classNames('chip', chosen && 'chip-chosen', className)`. */
export const classNames = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ')

export type ButtonLook = {
  /** `filled` is for the one thing a view is for: there is never a second. `danger` ends something, without a glow. */
  kind?: 'filled' | 'danger' | 'outlined' | 'quiet' | 'link' | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  wide?: boolean | undefined
  /** Only an icon inside; its name then comes from `aria-label`. */
  round?: boolean | undefined
}

/** The look of a button for what is a link: `<Link className={buttonClass({ kind: 'filled' })}>`. */
export function buttonClass({ kind = 'outlined', size = 'medium', wide, round }: ButtonLook = {}): string {
  if (kind === 'link') return 'link'
  return classNames(
    `button button-${kind}`,
    size !== 'medium' && `button-${size}`,
    wide && 'button-wide',
    round && 'button-round',
  )
}
