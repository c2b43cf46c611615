import * as z from 'zod'

export type JsonSchema = Record<string, unknown>

/** What a caller sends, or what comes back, as JSON Schema without a dialect of its own. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => nameKeys(jsonSchema as JsonSchema),
  })
  return rest
}

/** A record over a closed list of keys says only that they are required: generated clients want them as properties. */
function nameKeys(schema: JsonSchema) {
  const { propertyNames, additionalProperties, required } = schema
  if (!propertyNames || !Array.isArray(required)) return
  schema.properties = Object.fromEntries(required.map((key: string) => [key, additionalProperties]))
  delete schema.propertyNames
  delete schema.additionalProperties
}
