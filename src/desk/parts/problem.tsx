/** An error message, announced at once by screen readers. */
export function Problem({ text }: { text: string }) {
  return (
    <p className="hint bad" role="alert">
      {text}
    </p>
  )
}
