const looks = ['', 'b', 'c', 'd']

/** Two letters of a name, in a colour that the name always has. Decorative: the name is written beside it. */
export function Avatar({ name, isLarge = false }: { name: string; isLarge?: boolean }) {
  const words = name.trim().split(/\s+/)
  const isChinese = /^\p{Script=Han}/u.test(name)
  const letters = isChinese
    ? name.slice(0, 1)
    : words.length > 1
      ? `${words[0]![0]}${words.at(-1)![0]}`
      : name.slice(0, 2)
  const look = [...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % looks.length
  return (
    <span className={`av ${looks[look]}${isLarge ? ' av-l' : ''}`} aria-hidden="true">
      {letters.toUpperCase()}
    </span>
  )
}
