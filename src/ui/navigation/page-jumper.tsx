import { type FormEvent, useId } from 'react'
import { useUiWords } from '../language.ts'
import { jumpForm, pageTyped } from './page-window.ts'

type Props = { page: number; pages: number; param: string; href: string; onJump: (page: number) => void }

export function PageJumper({ page, pages, param, href, onJump }: Props) {
  const say = useUiWords()
  const id = useId()
  const { action, kept } = jumpForm(href, param)
  const jump = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const to = pageTyped(String(new FormData(event.currentTarget).get(param)), pages)
    if (to !== null) onJump(to)
  }
  return (
    <form method="get" action={action} onSubmit={jump} className="pager-jumper">
      {kept.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id}>{say.jump}</label>
      <span className="input">
        <input
          id={id}
          key={page}
          type="number"
          name={param}
          min={1}
          max={pages}
          defaultValue={page}
          required
        />
      </span>
      <button type="submit" className="button button-quiet button-small">
        {say.go}
      </button>
    </form>
  )
}
