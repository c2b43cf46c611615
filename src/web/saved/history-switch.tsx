import { HistoryIcon } from '#ui/icons/icons.ts'
import { traceWords } from '#words/saved/traces.ts'
import { useRequest } from '../page/use-page.ts'

type Props = { paused: boolean; onChange: (pause: boolean) => void }

/** Whether what is looked at is kept, and where. */
export function HistorySwitch({ paused, onChange }: Props) {
  const { locale } = useRequest()
  const say = traceWords(locale)
  return (
    <div className="pane history-switch">
      <HistoryIcon />
      <p>
        <b>{paused ? say.paused : say.on}</b>
        <small>{paused ? say.pausedText : say.onText}</small>
      </p>
      <button
        type="button"
        role="switch"
        className="switch"
        aria-checked={!paused}
        aria-label={say.keep}
        onClick={() => onChange(!paused)}
      />
    </div>
  )
}
