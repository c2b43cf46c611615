const most = 7

/** A night is the sign's door: slept in, lit tonight, or still to come. Longer stays are told in words only. */
export function NightIcons({ nights, night }: { nights: number; night: number }) {
  if (nights > most) return null
  return (
    <span className="doors" aria-hidden="true">
      {Array.from({ length: nights }, (_, n) => n + 1).map((n) => (
        <svg
          key={n}
          aria-hidden="true"
          viewBox="0 0 26 32"
          data-look={n < night ? 'past' : n === night ? 'lit' : undefined}
        >
          <path d="M1 32V13a12 12 0 0 1 24 0v19z" />
          <path d="M13 5.5q.8 7.2 5.8 8.3-5 1.1-5.8 12.2-.8-11.1-5.8-12.2 5-1.1 5.8-8.3z" />
        </svg>
      ))}
    </span>
  )
}
