import { succeeded } from '#contract/endpoint.ts'
import { removePushDevice, showPushDevices } from '#contract/endpoints.ts'
import type { PushDevice } from '#contract/push.ts'
import { Button } from '#ui/button.tsx'
import { centreWords } from '#words/accounts/centre.ts'
import { pushWords } from '#words/site/push.ts'
import { localTime } from '../../account/local-time.ts'
import { Pane } from '../../account/pane.tsx'
import { usePersonal } from '../../account/use-personal.ts'
import { browser } from '../../browser-state/this-browser.ts'
import { useRequest, useSite } from '../../page/use-page.ts'
import type { PushAbility } from '../../push/push-device.ts'
import { stopPush } from '../../push/push-device.ts'
import { usePush } from '../../push/use-push.ts'
import { useSignedCall } from '../../sign-in/signed-call.ts'
import '../../push/push.css'

/** Where the guest is notified, and whether this browser is one of these places. */
export function PushPane() {
  const { locale } = useRequest()
  const say = pushWords(locale)
  const isOffered = useSite().push
  const signedCall = useSignedCall()
  const { ability, device, busy, turnOn } = usePush()
  const { data, replace } = usePersonal(showPushDevices, {})
  if (!isOffered) return null
  // Ended elsewhere: the server is right, and this browser forgets.
  const current = data?.devices.some(({ id }) => id === device?.id) ? device?.id : undefined
  const add = async () => {
    const added = await turnOn()
    if (added) replace(added)
  }
  const remove = async (id: string) => {
    const prompt = { lead: centreWords(locale).expired }
    const answer = await signedCall(removePushDevice, { id }, { prompt }).catch(() => null)
    if (!answer || !succeeded(answer)) return
    if (id === current) await stopPush(browser.items)
    replace(answer.data)
  }
  return (
    <Pane title={say.title} text={say.text}>
      {ability && ability !== 'ready' && <WhyNot ability={ability} />}
      {ability === 'ready' && data && !current && (
        <div className="push-on">
          <Button busy={busy} onClick={() => void add()}>
            {say.turnOn}
          </Button>
          <small>{say.asks}</small>
        </div>
      )}
      {data && data.devices.length > 0 && (
        <ul className="records">
          {data.devices.map((one) => (
            <DeviceRow key={one.id} device={one} isCurrent={one.id === current} onRemove={remove} />
          ))}
        </ul>
      )}
    </Pane>
  )
}

function WhyNot({ ability }: { ability: Exclude<PushAbility, 'ready'> }) {
  const { locale } = useRequest()
  const say = pushWords(locale)
  return (
    <p className="push-why">
      {say[ability]}{' '}
      {ability === 'install' && (
        <a className="link" href={`/apps/down_ios.html${locale === 'zh' ? '?lang=zh' : ''}`}>
          {say.howToInstall}
        </a>
      )}
    </p>
  )
}

type RowProps = { device: PushDevice; isCurrent: boolean; onRemove: (id: string) => Promise<void> }

function DeviceRow({ device, isCurrent, onRemove }: RowProps) {
  const { locale } = useRequest()
  const say = pushWords(locale)
  const name = device.device || say.unknownDevice
  return (
    <li className="record">
      <span>
        <b>{name}</b>
        <small>
          {[isCurrent && say.thisDevice, say.since(localTime(device.since, locale))]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      <Button size="small" aria-label={say.removeOf(name)} onClick={() => void onRemove(device.id)}>
        {say.remove}
      </Button>
    </li>
  )
}
