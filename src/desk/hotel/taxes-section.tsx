import { fieldKey } from '#domain/hotel/hotel-fields.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { PlusIcon } from '#ui/icons/icons.ts'
import { hotelEditorWords } from '#words/desk/hotel-editor.ts'
import { fieldNames } from '#words/desk/hotel-fields.ts'
import { hotelPartWords } from '#words/desk/hotel-parts.ts'
import { useLocale } from '../parts/use-desk.ts'
import { useEditor, useField } from './editor.ts'
import { EditorSection } from './editor-section.tsx'
import { type Row, readRows } from './row-list.ts'
import { sampleCharges } from './sample-charges.ts'

const freshTax: Row = {
  kind: 'tax',
  name_en: 'VAT',
  name_zh: '增值税',
  of: 'percent',
  value: '6',
  per: 'room',
  each: 'stay',
  max_nights: '',
  from_age: '0',
  collected: 'added',
}

export function TaxesSection() {
  const locale = useLocale()
  const [say, part] = [hotelEditorWords(locale), hotelPartWords(locale)]
  const { hotel, fields, problems, isReadOnly } = useEditor()
  const field = useField(fieldKey('taxes', '', 'list'))
  const rows = readRows(field.value)
  const currency = fields[fieldKey('facts', '', 'currency')] ?? 'CNY'
  const lowest = hotel.prices.find((one) => one.lowest !== null)?.lowest ?? 50_000
  const stay = lowest * 2
  const effects = sampleCharges(rows, stay, currency)
  const write = (next: readonly Row[]) => field.set(JSON.stringify(next))
  const change = (at: number, column: string, value: string) =>
    write(rows.map((row, index) => (index === at ? { ...row, [column]: value } : row)))
  const choices = {
    kind: [
      ['tax', part.tax],
      ['fee', part.fee2],
    ],
    of: [
      ['percent', part.percent],
      ['amount', part.amount],
    ],
    per: [
      ['room', part.perRoom],
      ['person', part.perPerson],
    ],
    each: [
      ['night', part.eachNight],
      ['stay', part.eachStay],
    ],
    collected: [
      ['included', part.included],
      ['added', part.added],
      ['at_hotel', part.atHotel],
    ],
  } as const
  const name = fieldNames(locale)
  const text = (at: number, column: string) => (
    <span className={problems[fieldKey('taxes', String(at), column)] ? 'input err' : 'input'}>
      <input
        aria-label={name(column)}
        value={rows[at]?.[column] ?? ''}
        disabled={isReadOnly}
        title={problems[fieldKey('taxes', String(at), column)]}
        onChange={(event) => change(at, column, event.target.value)}
      />
    </span>
  )
  const choice = (at: number, column: keyof typeof choices) => (
    <span className="input">
      <select
        aria-label={name(column)}
        value={rows[at]?.[column] ?? ''}
        disabled={isReadOnly}
        onChange={(event) => change(at, column, event.target.value)}
      >
        {choices[column].map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </span>
  )
  return (
    <EditorSection
      name="taxes"
      title={say.taxes}
      aside={
        !isReadOnly && (
          <button type="button" className="btn btn-s" onClick={() => write([...rows, freshTax])}>
            <PlusIcon />
            {part.add}
          </button>
        )
      }
    >
      {rows.length === 0 && <p className="hint">{part.noTaxes}</p>}
      {rows.length > 0 && (
        <div className={field.was === null ? 'tblwrap' : 'tblwrap changed'}>
          <table className="tbl in flat edt taxes">
            <thead>
              <tr>
                <th scope="col">{part.name}</th>
                <th scope="col">{part.of}</th>
                <th scope="col">{part.per}</th>
                <th scope="col">{part.collected}</th>
                <th scope="col" className="r" title={part.sampleHint}>
                  {part.onSample(formatMoney(money(stay, currency), locale))}
                </th>
                <td />
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: A tax has no identity but its place.
                <tr key={at}>
                  <td>
                    {text(at, 'name_en')}
                    {text(at, 'name_zh')}
                  </td>
                  <td>
                    {text(at, 'value')}
                    {choice(at, 'of')}
                  </td>
                  <td>
                    {choice(at, 'per')}
                    {choice(at, 'each')}
                  </td>
                  <td>
                    {choice(at, 'collected')}
                    {choice(at, 'kind')}
                  </td>
                  <td className="amt">
                    {effects[at] === null || effects[at] === undefined
                      ? '–'
                      : formatMoney(money(effects[at], currency), locale)}
                  </td>
                  <td className="r">
                    {!isReadOnly && (
                      <button
                        type="button"
                        className="btn btn-s btn-quiet"
                        aria-label={part.removeNamed(row[`name_${locale}`] ?? '')}
                        onClick={() => write(rows.filter((_, index) => index !== at))}
                      >
                        {part.remove}
                      </button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </EditorSection>
  )
}
