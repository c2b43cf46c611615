import { use } from 'react'
import type { Money } from '#domain/money/money.ts'
import { moneyParts } from '#domain/money/money-format.ts'
import { classNames } from './class-names.ts'
import { Language } from './language.ts'

type Props = { of: Money; size?: 'small' | 'medium' | 'large' | 'huge'; className?: string }

/** An amount as type: the whole units large, symbol and cents small, figures in columns. */
export function Price({ of, size = 'large', className }: Props) {
  const locale = use(Language)
  const { sign, symbol, whole, fraction } = moneyParts(of, locale)
  return (
    <span className={classNames(`price price-${size}`, className)}>
      <small>
        {sign}
        {symbol}
      </small>
      {whole}
      {fraction && <small>{fraction}</small>}
    </span>
  )
}
