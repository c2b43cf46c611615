/** The house answers: its door with the star. */
export const StaffMark = ({ large = false }: { large?: boolean }) => (
  <svg
    className="chat-staff"
    viewBox="0 0 26 32"
    width={large ? 28 : 18}
    height={large ? 34 : 22}
    aria-hidden="true"
  >
    <path className="logo-door" d="M1 32V13a12 12 0 0 1 24 0v19z" />
    <path className="logo-star" d="M13 5.5q.8 7.2 5.8 8.3-5 1.1-5.8 12.2-.8-11.1-5.8-12.2 5-1.1 5.8-8.3z" />
  </svg>
)
