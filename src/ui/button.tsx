import { type ComponentProps, type MouseEvent, useId } from 'react'
import { type ButtonLook, buttonClass, classNames } from './class-names.ts'
import { Spinner } from './skeleton.tsx'

type Props = Omit<ComponentProps<'button'>, 'disabled'> &
  ButtonLook & {
    /** Its work is under way: it spins and cannot be pressed again. */
    busy?: boolean | undefined
    /** Why it cannot be pressed now; shown beside it and read with it. */
    why?: string | null | undefined
    /** It cannot be pressed now, and its own words say why: “Again in 47 s”. */
    waiting?: boolean | undefined
  }

/** A button that cannot be pressed stays reachable, so that its reason can be read. */
export function Button({
  kind,
  size,
  wide,
  round,
  busy = false,
  why,
  waiting = false,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: Props) {
  const whyId = useId()
  const blocked = busy || waiting || Boolean(why)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked) return event.preventDefault()
    onClick?.(event)
  }
  return (
    <>
      <button
        {...rest}
        type={type}
        className={classNames(buttonClass({ kind, size, wide, round }), className)}
        onClick={press}
        aria-busy={busy || undefined}
        aria-disabled={blocked || undefined}
        aria-describedby={why ? whyId : rest['aria-describedby']}
      >
        {kind === 'link' ? children : <span className="button-label">{children}</span>}
        {busy && <Spinner />}
      </button>
      {why && (
        <span id={whyId} className="button-why">
          {why}
        </span>
      )}
    </>
  )
}
