import { useRef } from 'react'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  onFull?: (code: string) => void
  isWrong?: boolean
}

/** One field for six digits; the cells are drawn over it. It submits itself when it is full. */
export function SixDigits({ label, value, onChange, onFull, isWrong = false }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const cells = Array.from({ length: 6 }, (_, at) => value[at] ?? '')
  return (
    <label className="six">
      <span className="sr">{label}</span>
      <input
        ref={input}
        data-takes-focus
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={value}
        aria-invalid={isWrong || undefined}
        onChange={(event) => {
          const digits = event.target.value.replace(/\D/g, '').slice(0, 6)
          onChange(digits)
          if (digits.length === 6 && digits !== value) onFull?.(digits)
        }}
      />
      <span className="cells" aria-hidden="true">
        {cells.map((digit, at) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: A cell is its position.
            key={at}
            className={at === Math.min(value.length, 5) ? 'on' : undefined}
          >
            {digit}
          </i>
        ))}
      </span>
    </label>
  )
}
