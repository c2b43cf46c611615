/** The site's mark: a door and the star above it. */
export const Logo = ({ site, desk }: { site: string; desk: string }) => (
  <>
    <svg viewBox="0 0 26 32" aria-hidden="true">
      <path className="door" d="M1 32V13a12 12 0 0 1 24 0v19z" />
      <path className="light" d="M13 5.5q.8 7.2 5.8 8.3-5 1.1-5.8 12.2-.8-11.1-5.8-12.2 5-1.1 5.8-8.300z" />
    </svg>
    <span>
      {site} <small>{desk}</small>
    </span>
  </>
)
