import { useState } from 'react'
import { columnsOf, fieldKey, itemsOf } from '#domain/hotel/hotel-fields.ts'
import { splitPayment, splitPrice } from '#domain/hotel/written-terms.ts'
import { type Board, boardNames } from '#domain/stay/board.ts'
import { PencilIcon, PlusIcon } from '#ui/icons/icons.ts'
import { hotelEditorWords } from '#words/desk/hotel-editor.ts'
import { hotelPartWords } from '#words/desk/hotel-parts.ts'
import { useLocale } from '../parts/use-desk.ts'
import { CancellationLine } from './cancellation-line.tsx'
import { useEditor } from './editor.ts'
import { EditorSection } from './editor-section.tsx'
import { nextCode } from './item-code.ts'
import { RateForm } from './rate-form.tsx'

const freshRate = {
  percent: '100',
  single_use: '100',
  extra_adult: '0',
  board: 'room_only',
  board_price: '0',
  children: '5 0 0%',
  payment: 'prepay',
  cancellation: '1d18:00 100%',
  no_show: '100%',
  rooms: '',
  state: 'open',
}

function priceText(text: string, part: ReturnType<typeof hotelPartWords>): string {
  const { kind, value } = splitPrice(text)
  if (kind === 'own') return part.own
  return kind === 'percent' ? `${value}%` : `${kind === 'more' ? '+' : '−'}${value}`
}

export function RatesSection() {
  const locale = useLocale()
  const [say, part] = [hotelEditorWords(locale), hotelPartWords(locale)]
  const { fields, set, isReadOnly, problems } = useEditor()
  const [opened, setOpened] = useState<string | null>(null)
  const codes = itemsOf(fields, 'rates')
  const add = () => {
    const code = nextCode('rate', codes)
    set(
      Object.fromEntries(
        Object.entries({ name_en: '', name_zh: '', ...freshRate }).map(([column, value]) => [
          fieldKey('rates', code, column),
          value,
        ]),
      ),
    )
    setOpened(code)
  }
  return (
    <EditorSection
      name="rates"
      title={say.rates}
      aside={
        !isReadOnly && (
          <button type="button" className="btn btn-s" onClick={add}>
            <PlusIcon />
            {part.add}
          </button>
        )
      }
    >
      {codes.length === 0 && <p className="hint">{part.noRates}</p>}
      {codes.length > 0 && (
        <div className="tblwrap">
          <table className="tbl in flat edt">
            <thead>
              <tr>
                <th scope="col">{part.rate}</th>
                <th scope="col">{part.price}</th>
                <th scope="col">{part.paid}</th>
                <th scope="col">{part.cancellation}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {codes.map((code) => {
                const rate = columnsOf(fields, 'rates', code)
                const name = rate[`name_${locale}`] || part.newRate
                const { kind, part: deposit } = splitPayment(rate.payment ?? '')
                const isWrong = Object.keys(problems).some((key) => key.startsWith(`rates|${code}|`))
                return (
                  <tr key={code}>
                    <th scope="row">
                      {name}
                      {rate.state !== 'open' && <span className="st no closed-mark">{part.closed}</span>}
                      <small className="sub">{boardNames[rate.board as Board]?.[locale] ?? rate.board}</small>
                    </th>
                    <td>{priceText(rate.percent ?? '', part)}</td>
                    <td>
                      {part[kind as 'prepay'] ?? kind} {deposit}
                    </td>
                    <td>
                      <CancellationLine text={rate.cancellation ?? ''} />
                    </td>
                    <td className="r">
                      <button
                        type="button"
                        className={isWrong ? 'ib wrong' : 'ib'}
                        aria-label={part.edit(name)}
                        aria-expanded={opened === code}
                        onClick={() => setOpened(opened === code ? null : code)}
                      >
                        <PencilIcon />
                      </button>
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      )}
      {opened !== null && codes.includes(opened) && <RateForm code={opened} onDone={() => setOpened(null)} />}
    </EditorSection>
  )
}
