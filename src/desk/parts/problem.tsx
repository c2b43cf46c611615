/** What went wrong, read aloud at once. */
export function Problem({ text }: { text: string }) {
  return (
    <p className="hint bad" role="alert">
      {text}
    </p>
  )
}
