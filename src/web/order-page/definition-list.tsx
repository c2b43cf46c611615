/** Names and values, a line each. */
export function DefinitionList({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
