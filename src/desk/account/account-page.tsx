import { startRegistration } from '@simplewebauthn/browser'
import { useState } from 'react'
import {
  addPasskey,
  endDeskSession,
  listDeskSessions,
  logOutOfDesk,
  passkeyCreationOptions,
  removePasskey,
} from '#contract/desk/endpoints.ts'
import type { DeskSessionList } from '#contract/desk/session.ts'
import { locales } from '#domain/text/locale.ts'
import { LogOutIcon } from '#ui/icons/icons.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { themes } from '#ui/theme.ts'
import { deskWords, roleNames } from '#words/desk/frame.ts'
import { accountWords, permissionNames } from '#words/desk/staff.ts'
import { dayAndTime, shortWhen } from '#words/desk/when.ts'
import { call } from '../call.ts'
import { TotpSetUp } from '../log-in/totp-set-up.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Link } from '../parts/link.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale, usePreferences, useSession } from '../parts/use-desk.ts'
import { hereOf, useNow } from '../parts/use-now.ts'
import { changePreferences } from '../preferences.ts'
import { addressOf } from '../router.ts'
import { sectionsOf } from '../sections.ts'
import { endSession, keepSession } from '../session.ts'
import { useLoad } from '../use-load.ts'

const languageNames = { en: 'English', zh: '中文' }

/** A member's own matters: sessions, second factor, language and theme. */
export function AccountPage() {
  const locale = useLocale()
  const say = accountWords(locale)
  const { member } = useSession()
  const own = useLoad(listDeskSessions, {})
  const leave = async () => {
    await call(logOutOfDesk, {})
    endSession({ isOwnWish: true })
  }
  return (
    <>
      <header className="bar">
        <h1>{member.name}</h1>
        <span className="sub">
          {member.email} · {roleNames(locale)[member.role]}
        </span>
        <span className="grow" />
        <button type="button" className="btn" onClick={() => void leave()}>
          <LogOutIcon />
          {say.logOut}
        </button>
      </header>
      <div className="body account">
        <Sections />
        <Look />
        <Shown of={own}>{(data) => <Factors data={data} onChanged={own.set} />}</Shown>
        <Shown of={own}>{(data) => <Sessions data={data} onChanged={own.set} />}</Shown>
        <section>
          <div className="sec-h">
            <h2>{say.permissions}</h2>
          </div>
          <ul className="rules">
            {member.permissions.map((permission) => (
              <li key={permission}>{permissionNames(locale)[permission]}</li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}

/** On a phone this page is also where the other sections are found. */
function Sections() {
  const say = deskWords(useLocale())
  const { member } = useSession()
  const mine = sectionsOf(member)
  return (
    <nav className="only-phone more-list" aria-label={say.more}>
      {mine.slice(3).map(({ path, name, mark: Mark }) => (
        <Link key={path} href={addressOf(path)}>
          <Mark />
          {say[name]}
        </Link>
      ))}
    </nav>
  )
}

function Look() {
  const { locale, theme } = usePreferences()
  const say = accountWords(locale)
  return (
    <section>
      <div className="sec-h">
        <h2>{say.look}</h2>
      </div>
      <div className="flex wrapf">
        <fieldset className="seg">
          <legend className="sr">{say.language}</legend>
          {locales.map((code) => (
            <button
              key={code}
              type="button"
              lang={code}
              aria-pressed={code === locale}
              onClick={() => changePreferences({ locale: code })}
            >
              {languageNames[code]}
            </button>
          ))}
        </fieldset>
        <fieldset className="seg">
          <legend className="sr">{say.theme}</legend>
          {themes.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === theme}
              onClick={() => changePreferences({ theme: one })}
            >
              {say[one]}
            </button>
          ))}
        </fieldset>
      </div>
    </section>
  )
}

type Own = { data: DeskSessionList; onChanged: (list: DeskSessionList) => void }

function Factors({ data, onChanged }: Own) {
  const locale = useLocale()
  const say = accountWords(locale)
  const { second_factor } = useSession()
  const [isSettingUp, setSettingUp] = useState(false)
  const add = async () => {
    const begun = await call(passkeyCreationOptions, {})
    if (begun.code !== 1) return
    const { options } = (begun as { data: { options: string } }).data
    const made = await startRegistration({ optionsJSON: JSON.parse(options) }).catch(() => null)
    const answer =
      made &&
      (await call(addPasskey, { answer: JSON.stringify(made), name: navigator.platform || 'Passkey' }))
    if (answer?.code !== 1) return showToast({ kind: 'warn', text: say.passkeyFailed })
    onChanged((answer as { data: DeskSessionList }).data)
    showToast({ kind: 'good', text: say.passkeyAdded })
  }
  const remove = async (id: string) => {
    const answer = await call(removePasskey, { id })
    if (answer.code === 1) onChanged((answer as { data: DeskSessionList }).data)
  }
  return (
    <section>
      <div className="sec-h">
        <h2>{say.secondFactor}</h2>
      </div>
      <div className="house">
        <div>
          <span className={second_factor.totp ? 'st ok' : 'st wait'}>
            {second_factor.totp ? say.totpOn(second_factor.recovery_left) : say.totpOff}
          </span>
          <span>
            <button type="button" className="btn btn-s" onClick={() => setSettingUp(true)}>
              {second_factor.totp ? say.replace : say.setUp}
            </button>
          </span>
        </div>
        {data.passkeys.map(({ id, name, added_at }) => (
          <div key={id}>
            <span className="st ok">{name}</span>
            <span>
              {say.added(dayAndTime(hereOf(added_at), locale))}{' '}
              <button type="button" className="btn btn-quiet btn-s" onClick={() => void remove(id)}>
                {say.removePasskey}
              </button>
            </span>
          </div>
        ))}
        <div>
          <span className="soft">
            {data.passkeys.length === 0 ? `${say.noPasskeys}${locale === 'zh' ? '。' : '. '}` : ''}
            {say.passkeysHint}
          </span>
          <span>
            <button type="button" className="btn btn-s" onClick={() => void add()}>
              {say.addPasskey}
            </button>
          </span>
        </div>
      </div>
      {isSettingUp && (
        <Dialog title={say.secondFactor} onClose={() => setSettingUp(false)} width={440}>
          <div className="si-again">
            <TotpSetUp
              isFirst={false}
              onDone={(session) => {
                keepSession(session)
                setSettingUp(false)
                showToast({ kind: 'good', text: say.done })
              }}
            />
          </div>
        </Dialog>
      )}
    </section>
  )
}

function Sessions({ data, onChanged }: Own) {
  const locale = useLocale()
  const say = accountWords(locale)
  const now = useNow()
  const end = async (id: string) => {
    const answer = await call(endDeskSession, { id })
    if (answer.code === 1) onChanged((answer as { data: DeskSessionList }).data)
  }
  return (
    <section>
      <div className="sec-h">
        <h2>{say.sessions}</h2>
      </div>
      <table className="tbl in flat">
        <thead>
          <tr>
            <th scope="col">{say.device}</th>
            <th scope="col" className="no-phone">
              {say.network}
            </th>
            <th scope="col" className="no-phone">
              {say.since}
            </th>
            <th scope="col">{say.used}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {data.list.map(({ id, device, network, opened_at, used_at, is_current }) => (
            <tr key={id}>
              <th scope="row">{device || say.unknownDevice}</th>
              <td className="soft no-phone">{network}</td>
              <td className="soft no-phone">{shortWhen(hereOf(opened_at), now, locale)}</td>
              <td className="soft">{shortWhen(hereOf(used_at), now, locale)}</td>
              <td className="r">
                {is_current ? (
                  <span className="faint">{say.thisOne}</span>
                ) : (
                  <button type="button" className="btn btn-quiet btn-s" onClick={() => void end(id)}>
                    {say.end}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
