import { type ComponentProps, type ReactNode, useState } from 'react'
import { TextInput } from '#ui/fields/text-input.tsx'
import { EyeIcon, EyeOffIcon } from '#ui/icons/icons.ts'
import { signInWords } from '#words/accounts/sign-in.ts'
import { useRequest } from '../page/use-page.ts'

type Props = Omit<ComponentProps<typeof TextInput>, 'type'> & {
  /** Shown from the start: a code is no secret to whoever just received it. */
  open?: boolean
  beside?: ReactNode
}

/** A password, hidden until its owner wants to see it. */
export function PasswordInput({ open = false, beside, ...rest }: Props) {
  const { locale } = useRequest()
  const say = signInWords(locale)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const shown = chosen ?? open
  const Mark = shown ? EyeOffIcon : EyeIcon
  const label = shown ? say.hidePassword : say.showPassword
  return (
    <TextInput
      {...rest}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      after={
        <>
          <button
            type="button"
            className="secret-eye"
            aria-label={label}
            title={label}
            onClick={() => setChosen(!shown)}
          >
            <Mark small />
          </button>
          {beside}
        </>
      }
    />
  )
}
