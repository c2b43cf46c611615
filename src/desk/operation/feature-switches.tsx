import { useState } from 'react'
import type { DeskSettings } from '#contract/desk/operation.ts'
import { switchFeature } from '#contract/desk/operation-endpoints.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { featureNames, operationWords } from '#words/desk/operation.ts'
import { shortWhen } from '#words/desk/when.ts'
import { call, newRequestId } from '../call.ts'
import { ReasonDialog } from '../parts/reason-dialog.tsx'
import { useLocale, useWhyNot } from '../parts/use-desk.ts'
import { hereOf, useNow } from '../parts/use-now.ts'

type Switch = DeskSettings['features'][number]
type Props = { features: readonly Switch[]; onChange: (settings: DeskSettings) => void }

/** Features of the site that a member can pause and resume, with a reason. */
export function FeatureSwitches({ features, onChange }: Props) {
  const locale = useLocale()
  const say = operationWords(locale)
  const names = featureNames(locale)
  const [chosen, setChosen] = useState<Switch | null>(null)
  const mayChange = useWhyNot('settings.change') === null
  return (
    <section className="feature-switches">
      <h2>{say.features}</h2>
      <p className="hint">{say.featuresText}</p>
      <ul>
        {features.map((one) => (
          <li key={one.feature} className="feature-switch">
            <span>
              <b>{names[one.feature]}</b>
              <SwitchState state={one} />
            </span>
            {mayChange && (
              <button
                type="button"
                className="btn btn-s"
                aria-label={(one.paused ? say.resumeOf : say.pauseOf)(names[one.feature])}
                onClick={() => setChosen(one)}
              >
                {one.paused ? say.resume : say.pause}
              </button>
            )}
          </li>
        ))}
      </ul>
      {chosen && (
        <SwitchDialog
          feature={chosen}
          onClose={() => setChosen(null)}
          onChange={(settings) => {
            setChosen(null)
            onChange(settings)
          }}
        />
      )}
    </section>
  )
}

function SwitchState({ state: { paused } }: { state: Switch }) {
  const locale = useLocale()
  const say = operationWords(locale)
  const now = useNow()
  if (!paused) return <small>{say.works}</small>
  return (
    <small className="bad">
      {say.pausedSince(shortWhen(hereOf(paused.since), now, locale), paused.by)} · {paused.reason}
    </small>
  )
}

type DialogProps = { feature: Switch; onClose: () => void; onChange: Props['onChange'] }

function SwitchDialog({ feature: { feature, paused }, onClose, onChange }: DialogProps) {
  const locale = useLocale()
  const say = operationWords(locale)
  const name = featureNames(locale)[feature]
  const submit = async (reason: string) => {
    const answer = await call(switchFeature, { feature, on: paused !== null, reason, req_id: newRequestId() })
    if (answer.code !== 1) return answer.msg
    showToast({ kind: 'good', text: (paused ? say.isResumed : say.isPaused)(name) })
    onChange((answer as { data: DeskSettings }).data)
    return null
  }
  return (
    <ReasonDialog
      title={(paused ? say.resumeTitle : say.pauseTitle)(name)}
      lead={paused ? say.resumeText : say.pauseText}
      verb={paused ? say.resume : say.pause}
      isDanger={!paused}
      onClose={onClose}
      onSubmit={submit}
    />
  )
}
