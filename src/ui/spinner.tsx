/** A turning ring; what it waits for is said by words beside it or by `aria-busy`. */
export const Spinner = () => <span className="spinner" aria-hidden="true" />
