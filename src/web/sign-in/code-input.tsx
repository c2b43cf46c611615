import type { ComponentProps } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import type { FieldControl } from '#ui/fields/use-form.ts'
import { signInWords } from '#words/accounts/sign-in.ts'
import { useRequest } from '../page/use-page.ts'
import { codeIn, codeLength, isCode, maskedAccount } from './account-rules.ts'
import type { Code } from './use-code.ts'

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

/** Stands inside the field that the code goes into; while it counts it cannot be pressed and says how long. */
export function CodeButton({ code, onPress }: { code: Code; onPress: () => void }) {
  const { locale } = useRequest()
  const say = signInWords(locale)
  const waiting = code.left > 0
  return (
    <Button
      kind="quiet"
      size="small"
      className="code-button"
      busy={code.busy}
      waiting={waiting}
      onClick={onPress}
    >
      {waiting ? say.sendAgain(code.left) : say.sendCode}
    </Button>
  )
}

type CodeFieldProps = {
  label: string
  placeholder: string
  error: string | undefined
  code: Code
  control: FieldControl
  onText: (text: string) => void
  onSend: () => void
}

/** The field of a confirmation code with the button that sends it; it names the recipient once the code is sent. */
export function CodeField({
  label,
  placeholder,
  error,
  code,
  control: field,
  onText,
  onSend,
}: CodeFieldProps) {
  const { locale } = useRequest()
  return (
    <Field
      label={label}
      error={error}
      good={code.sentTo ? signInWords(locale).codeSent(maskedAccount(code.sentTo)) : null}
    >
      {(control) => (
        <CodeInput
          {...control}
          {...field}
          onCode={(text) => {
            onText(text)
            if (isCode(text)) code.free()
          }}
          placeholder={placeholder}
          after={<CodeButton code={code} onPress={onSend} />}
        />
      )}
    </Field>
  )
}
