import type { AgentProgramme } from '#contract/agents.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { LinkIcon, ShareIcon } from '#ui/icons/icons.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { agentWords } from '#words/loyalty/agents.ts'
import { Pane } from '../account/pane.tsx'
import { useRequest } from '../page/use-page.ts'

/** The agent's link, and the same as a code to read out. */
export function SharePane({ programme: { link, code } }: { programme: AgentProgramme }) {
  const { locale } = useRequest()
  const say = agentWords(locale)
  const copy = useCopy()
  const share = () => {
    if ('share' in navigator)
      return void navigator.share({ url: link ?? '', title: say.shareTitle }).catch(() => {})
    void copy(link ?? '')
  }
  return (
    <Pane title={say.share}>
      <div className="agent-share">
        <Field label={say.link}>
          {(control) => (
            <TextInput
              {...control}
              readOnly
              value={link ?? ''}
              onFocus={({ target }) => target.select()}
              after={
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={say.copyLink}
                  onClick={() => void copy(link ?? '')}
                >
                  <LinkIcon small />
                  {say.copy}
                </Button>
              }
            />
          )}
        </Field>
        <div className="agent-code">
          <div>
            <span className="field-label">{say.code}</span>
            <p translate="no">
              {code?.slice(0, 4)}
              <span>{code?.slice(4)}</span>
            </p>
          </div>
          <Button aria-label={say.copyCode} onClick={() => void copy(code ?? '')}>
            {say.copy}
          </Button>
          <Button onClick={share}>
            <ShareIcon />
            {say.shareButton}
          </Button>
        </div>
        <p className="field-note">{say.shareHint}</p>
      </div>
    </Pane>
  )
}

/** Copies a text and says so; where that is not allowed the text is shown instead. */
export function useCopy() {
  const say = agentWords(useRequest().locale)
  return (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => void showToast({ kind: 'good', text: say.copied }),
      () => void showToast({ kind: 'warn', text: say.notCopied(text), sticky: true }),
    )
}
