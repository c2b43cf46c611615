import type { ComponentProps } from 'react'
import { TextInput } from '#ui/text-input.tsx'
import { codeIn } from './account-rules.ts'
import { codeLength } from './constants.ts'

type Props = Omit<ComponentProps<typeof TextInput>, 'onChange'> & {
  onCode: (code: string) => void
}

/** Six digits, typed, filled in by the phone, or pasted with whatever stood around them. */
export const CodeInput = ({ onCode, ...rest }: Props) => (
  <TextInput
    {...rest}
    className="code-input"
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={codeLength}
    onChange={(event) => onCode(codeIn(event.target.value))}
    onPaste={(event) => {
      // The field would cut a message before the code in it is found.
      event.preventDefault()
      onCode(codeIn(event.clipboardData.getData('text')))
    }}
  />
)
