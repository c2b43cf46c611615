import { useState } from 'react'
import type { DeskSettings } from '#contract/desk/operation.ts'
import { showDeskSettings } from '#contract/desk/operation-endpoints.ts'
import { InfoIcon, SearchIcon } from '#ui/icons/icons.ts'
import { operationWords } from '#words/desk/operation.ts'
import { shortWhen } from '#words/desk/when.ts'
import { formatDate } from '#words/format.ts'
import { Shown } from '../parts/states.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { hereOf, useNow } from '../parts/use-now.ts'
import { useLoad } from '../use-load.ts'
import { FeatureSwitches } from './feature-switches.tsx'

/** Feature switches, settings in force, versions, exchange rates, and messages that could not be delivered. */
export function SettingsPage() {
  const say = operationWords(useLocale())
  const page = useLoad(showDeskSettings, {})
  const [words, setWords] = useState('')
  const wanted = words.trim().toLowerCase()
  return (
    <>
      <header className="bar">
        <h1>{say.settings}</h1>
        <span className="faint no-phone nw">{say.inForce}</span>
        <span className="grow" />
        <label className="input settings-find">
          <SearchIcon />
          <span className="sr">{say.find}</span>
          <input
            type="search"
            value={words}
            placeholder={say.find}
            onChange={(event) => setWords(event.target.value)}
          />
        </label>
      </header>
      <p className="note note-line">
        <InfoIcon />
        <span>
          {say.settingsText} <b>{say.secretsText}</b>
        </span>
      </p>
      <Shown of={page} rows={14}>
        {(data) => (
          <>
            {wanted === '' && <FeatureSwitches features={data.features} onChange={page.set} />}
            {wanted === '' && <Facts data={data} />}
            <SettingTable
              settings={data.settings.filter(({ name, about }) =>
                `${name} ${about}`.toLowerCase().includes(wanted),
              )}
            />
          </>
        )}
      </Shown>
    </>
  )
}

/** Descriptions are written for a Markdown document: a link keeps its text. */
const plain = (text: string) =>
  text
    .replaceAll('`', '')
    .split('](')
    .map((part, at) => (at === 0 ? part : part.slice(part.indexOf(')') + 1)))
    .join('')
    .replaceAll('[', '')

function SettingTable({ settings }: { settings: DeskSettings['settings'] }) {
  const say = operationWords(useLocale())
  if (settings.length === 0) return <p className="empty">{say.nothingFound}</p>
  return (
    <div className="tblwrap">
      <table className="tbl settings">
        <thead>
          <tr>
            <th scope="col">{say.name}</th>
            <th scope="col">{say.value}</th>
            <th scope="col" className="no-phone">
              {say.source}
            </th>
            <th scope="col" className="no-tab">
              {say.about}
            </th>
          </tr>
        </thead>
        <tbody>
          {settings.map(({ name, value, secret_length, source, about }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                {secret_length !== null ? (
                  <span className="soft">•••••••• {say.secretSet(secret_length)}</span>
                ) : value === null ? (
                  <span className="faint">{say.absent}</span>
                ) : (
                  <code>{value}</code>
                )}
              </td>
              <td className="soft no-phone source">
                {source === 'environment' ? say.environment : say.default}
              </td>
              <td className="soft no-tab" lang="en">
                {plain(about)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Facts({ data: { versions, rates, undelivered } }: { data: DeskSettings }) {
  const locale = useLocale()
  const say = operationWords(locale)
  const now = useNow()
  return (
    <div className="operation-facts">
      <section>
        <h2>{say.versions}</h2>
        <ul className="lines">
          <Line name={say.site} value={versions.site} />
          <Line name="Node" value={versions.node} />
          <Line name="PostgreSQL" value={versions.postgres} />
        </ul>
        <p className="hint">{say.migrations(versions.migrations, versions.newest_migration)}</p>
      </section>
      <section>
        <h2>{say.rates}</h2>
        <p className="hint">{say.ratesOf(formatDate(rates.date, locale), rates.base)}</p>
        {rates.held_back.map(({ currency, since }) => (
          <p key={currency} className="warn">
            {say.heldBack(currency, formatDate(since, locale))}
          </p>
        ))}
        <ul className="rates">
          {rates.rates.map(({ currency, rate }) => (
            <li key={currency}>
              <span>{currency}</span> <b>{rate}</b>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{say.undelivered}</h2>
        {undelivered.length === 0 && <p className="hint">{say.noneUndelivered}</p>}
        <ul className="lines">
          {undelivered.slice(0, 12).map(({ id, at, kind, to, fault, state }) => (
            <li key={id}>
              <span>
                {to}
                <small>
                  <code>{kind}</code> · {shortWhen(hereOf(at), now, locale)}
                </small>
              </span>
              <span className="bad" lang="en">
                {fault ?? state}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

const Line = ({ name, value }: { name: string; value: string }) => (
  <li>
    <span>{name}</span>
    <b>{value}</b>
  </li>
)
