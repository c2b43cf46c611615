/** A house on a hill, one window lit, the star above: for places where nothing stands yet. */
export const QuietHouse = () => (
  <svg className="drawing" viewBox="0 0 160 104" width="160" height="104" aria-hidden="true">
    <path
      className="drawing-lamp"
      d="M118 12c.8 6.6 3.4 9.2 10 10-6.6.8-9.2 3.4-10 10-.8-6.6-3.4-9.2-10-10 6.6-.8 9.2-3.4 10-10z"
    />
    <path className="drawing-wash" d="M4 96c22-3 34-22 62-24 34-2 44 22 90 24z" />
    <path className="drawing-line" d="M4 96h152M46 78V46l22-18 22 18v31M40 50l28-23 28 23M78 35v-9h7v15" />
    <path className="drawing-glow" d="M63 50h10v12H63z" />
    <path
      className="drawing-line"
      d="M63 50h10v12H63zM68 50v12M63 56h10M112 82V70M112 72c-6 0-8-5-8-9 0-6 4-9 8-14 4 5 8 8 8 14 0 4-2 9-8 9zM24 88v-8M24 81c-4 0-6-3-6-6 0-4 3-7 6-10 3 3 6 6 6 10 0 3-2 6-6 6z"
    />
  </svg>
)

/** In the place of a picture that did not come. */
export const MissingPicture = () => (
  <svg className="drawing" viewBox="0 0 96 64" width="96" height="64" aria-hidden="true">
    <path
      className="drawing-line"
      d="M14 8h68a6 6 0 0 1 6 6v36a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6zM8 48l22-16 16 12 16-14 26 20"
    />
    <path className="drawing-line" d="M30 16c.5 4 2 5.5 6 6-4 .5-5.5 2-6 6-.5-4-2-5.5-6-6 4-.5 5.5-2 6-6z" />
  </svg>
)
