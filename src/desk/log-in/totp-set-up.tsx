import { type FormEvent, useEffect, useRef, useState } from 'react'
import { beginTotp, confirmTotp } from '#contract/desk/endpoints.ts'
import type { DeskSession, TotpSetUp as SetUp } from '#contract/desk/session.ts'
import { CopyIcon, DownloadIcon } from '#ui/icons/icons.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { QrCode } from '#ui/pictures/qr-code.tsx'
import { deskWords } from '#words/desk/frame.ts'
import { deskLogInWords } from '#words/desk/log-in.ts'
import { call } from '../call.ts'
import { Problem } from '../parts/problem.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { failureText } from './failure-text.ts'
import { Steps } from './log-in-frame.tsx'
import { SixDigits } from './six-digits.tsx'

const inGroups = (key: string) => key.match(/.{1,4}/g)?.join(' ') ?? key

/** The key as QR code and text, a code that proves it, and ten recovery codes. */
export function TotpSetUp({ isFirst, onDone }: { isFirst: boolean; onDone: (session: DeskSession) => void }) {
  const locale = useLocale()
  const say = deskLogInWords(locale)
  const desk = deskWords(locale)
  const [setUp, setSetUp] = useState<SetUp | null>(null)
  const [code, setCode] = useState('')
  const [isKept, setKept] = useState(false)
  const [problem, setProblem] = useState('')
  const begun = useRef(false)
  useEffect(() => {
    // A second begin would replace the key that is on the screen.
    if (begun.current) return
    begun.current = true
    void call(beginTotp, {}).then((answer) => {
      if (answer.code === 1) setSetUp((answer as { data: SetUp }).data)
      else setProblem(failureText(answer, locale))
    })
  }, [locale])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isKept) return setProblem(say.keptFirst)
    const answer = await call(confirmTotp, { code })
    if (answer.code === 1) return onDone((answer as { data: DeskSession }).data)
    setProblem(failureText(answer, locale))
    setCode('')
  }
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text)
    showToast({ kind: 'good', text: desk.copied })
  }
  const codes = setUp?.codes.join('\n') ?? ''
  return (
    <>
      {isFirst && <Steps at={1} label={say.step(1)} />}
      {isFirst ? <h1>{say.setUpTitle}</h1> : null}
      <p className="lead">{say.setUpLead}</p>
      <form onSubmit={submit}>
        <div className="qr">
          {setUp ? <QrCode text={setUp.uri} label={say.qrLabel} /> : <span className="qr-code" />}
          <div>
            <b>{say.scan}</b>
            <p className="soft">{say.orType}</p>
            <p className="key">{setUp ? inGroups(setUp.key) : ''}</p>
            <button type="button" className="btn btn-s" onClick={() => void copy(setUp?.key ?? '')}>
              <CopyIcon />
              {desk.copy}
            </button>
          </div>
        </div>
        <div className="field">
          <span className="lab">{say.typeCode}</span>
          <SixDigits label={say.typeCode} value={code} onChange={setCode} isWrong={problem !== ''} />
        </div>
        <div className="field">
          <span className="lab">
            {say.keepCodes} <small>{say.onceEach}</small>
          </span>
          <ul className="rec">
            {setUp?.codes.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
          <div className="rec-do">
            <a
              className="btn btn-s"
              download={say.fileName}
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(codes)}`}
            >
              <DownloadIcon />
              {say.saveFile}
            </a>
            <button type="button" className="btn btn-s" onClick={() => void copy(codes)}>
              <CopyIcon />
              {desk.copy}
            </button>
          </div>
        </div>
        <label className="flex">
          <input className="box" type="checkbox" checked={isKept} onChange={() => setKept(!isKept)} />
          {say.kept}
        </label>
        {problem && <Problem text={problem} />}
        <button type="submit" className="btn btn-fill">
          {say.finish}
        </button>
      </form>
    </>
  )
}
