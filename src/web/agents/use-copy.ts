import { showToast } from '#ui/toasts.ts'
import { agentWords } from '#words/agents.ts'
import { useRequest } from '../page/use-page.ts'

/** Copies a text and says so; where that is not allowed the text is shown instead. */
export function useCopy() {
  const say = agentWords(useRequest().locale)
  return (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => void showToast({ kind: 'good', text: say.copied }),
      () => void showToast({ kind: 'warn', text: say.notCopied(text), sticky: true }),
    )
}
