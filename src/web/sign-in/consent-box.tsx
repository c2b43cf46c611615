import { useId } from 'react'
import { Checkbox } from '#ui/fields/choice.tsx'
import { WarningIcon } from '#ui/icons/icons.ts'
import { signInWords } from '#words/accounts/sign-in.ts'
import { NamedLink } from '../page/named-link.tsx'
import { useRequest } from '../page/use-page.ts'

type Props = {
  name: string
  value: string
  error: string | undefined
  onChange: (ticked: boolean) => void
  onBlur: () => void
}

/** Consent to the documents: unticked, asked for at every registration, kept nowhere. */
export function ConsentBox({ name, value, error, onChange, onBlur }: Props) {
  const { locale } = useRequest()
  const say = signInWords(locale)
  const noteId = useId()
  return (
    <div className="field consent">
      <Checkbox
        name={name}
        value="yes"
        checked={value !== ''}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={onBlur}
        aria-describedby={error ? noteId : undefined}
        aria-invalid={error ? true : undefined}
        required
        label={
          <>
            {say.consentBefore}
            <NamedLink to="docs-terms" className="link" newTab>
              {say.terms}
            </NamedLink>
            {say.and}
            <NamedLink to="docs-privacy" className="link" newTab>
              {say.privacy}
            </NamedLink>
          </>
        }
      />
      <div id={noteId} aria-live="polite">
        {error && (
          <p className="field-note field-error">
            <WarningIcon />
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
