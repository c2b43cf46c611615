import { Button } from '../button.tsx'
import { useUiWords } from '../language.ts'
import { busy } from '../overlays/busy.ts'
import { showToast } from '../overlays/toasts.ts'
import type { Samples } from './samples.ts'
import { Row } from './section.tsx'

export function Toasts({ say }: { say: Samples }) {
  const { loading } = useUiWords()
  const wait = () => {
    busy.begin()
    setTimeout(busy.end, 900)
  }
  return (
    <Row>
      <Button size="small" onClick={() => showToast({ kind: 'good', text: say.toastGood })}>
        {say.sayGood}
      </Button>
      <Button size="small" onClick={() => showToast({ kind: 'warn', text: say.toastWarn })}>
        {say.sayWarn}
      </Button>
      <Button size="small" onClick={() => showToast({ kind: 'warn', text: say.toastSticky, sticky: true })}>
        {say.saySticky}
      </Button>
      <Button size="small" onClick={wait}>
        {loading}
      </Button>
    </Row>
  )
}
