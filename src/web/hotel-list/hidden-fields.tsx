/** The rest of the address, for a plain form that changes a part of it. */
export function HiddenFields({ params, but }: { params: Record<string, string>; but: readonly string[] }) {
  return Object.entries(params)
    .filter(([name]) => !but.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
