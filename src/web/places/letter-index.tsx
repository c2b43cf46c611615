import type { Locale } from '#domain/locale.ts'
import { placeWords } from '#words/places.ts'
import { letterId } from './letter-id.ts'

/** Leads down a long list. */
export function LetterIndex({ letters, locale }: { letters: readonly string[]; locale: Locale }) {
  return (
    <nav className="letters" aria-label={placeWords(locale).letters}>
      <ul>
        {letters.map((letter) => (
          <li key={letter}>
            <a href={`#${letterId(letter)}`}>{letter}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
