import { Button } from '#ui/button.tsx'
import { signInWords } from '#words/sign-in.ts'
import { useRequest } from '../page/use-page.ts'
import type { Code } from './use-code.ts'

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
