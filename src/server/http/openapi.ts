import * as z from 'zod'
import { everyDeskEndpoint } from '#contract/desk/schemas.ts'
import type { Access, Endpoint } from '#contract/endpoint.ts'
import { everyEndpoint } from '#contract/schemas.ts'
import { type Reason, refusals } from '#words/errors/refusals.ts'

type JsonSchema = Record<string, unknown>

export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  [key: string]: unknown
}
export type OpenApi = {
  openapi: string
  info: object
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: object
}

/** The whole contract as OpenAPI; `/api/openapi.json` names the site that serves it as the server. */
export function describeApi(version: string): OpenApi {
  const paths: OpenApi['paths'] = {}
  const desk = everyDeskEndpoint.map((entry) => ({ ...entry, name: deskName(entry.name) }))
  for (const { name, endpoint, input, output } of [...everyEndpoint, ...desk]) {
    const path = `/api/${endpoint.path}`
    paths[path] ??= {}
    paths[path][endpoint.method.toLowerCase()] = operation(
      name,
      endpoint,
      jsonSchema(input, 'input'),
      jsonSchema(output, 'output'),
    )
  }
  const license = { name: 'MIT', identifier: 'MIT' }
  return {
    openapi: '3.1.0',
    info: { title: 'Lodestar', version, license },
    servers: [{ url: '/' }],
    paths,
    components,
  }
}

/** Both tables may use the same name for an endpoint; operation ids are unique. */
const deskName = (name: string) => `desk${name.charAt(0).toUpperCase()}${name.slice(1)}`

const failure = {
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: {
    code: { type: 'integer', description: 'The HTTP status' },
    msg: { type: 'string', description: 'A sentence for the person, in the language of `lang`' },
    data: {
      type: 'object',
      required: ['reason'],
      properties: {
        reason: { type: 'string', enum: Object.keys(refusals) },
        fields: { type: 'object', additionalProperties: { type: 'string' } },
        retry_after: { type: 'integer', description: 'Seconds' },
        incident: { type: 'string', description: 'A number to quote to support' },
      },
    },
  },
}

const components = {
  securitySchemes: {
    session: {
      type: 'apiKey',
      in: 'header',
      name: 'Authentic',
      description: 'The token that login answers; in a browser the cookie USER_TOEKN belongs to it.',
    },
    desk: {
      type: 'apiKey',
      in: 'cookie',
      name: 'desk_session',
      description: 'A staff session. Writes also need its token in the header Desk-Token.',
    },
  },
  parameters: {
    lang: {
      name: 'lang',
      in: 'query',
      description: 'The language of the answer: English for `en`, Chinese for anything else and without it.',
      schema: { type: 'string', enum: ['en', 'zh', 'cn'], default: 'cn' },
    },
  },
  schemas: { Failure: failure },
}

const langParameter = { $ref: '#/components/parameters/lang' }

const accessSentence: Record<Access, string> = {
  public: 'Anybody may call it.',
  own: 'Anybody may call it, about what is their own: by a session, else by a cookie that the first call sets.',
  session: 'Needs a session: the Authentic header, and in a browser the cookie that belongs to it.',
  session_or_ticket: "Needs a session, or the ticket of a visitor's feedback form among the fields.",
  provider: 'Called by the payment provider; proven by its signature.',
  desk_public: 'The desk: anybody may call it.',
  desk_entry: 'The desk: needs a staff login, also one that still lacks its second factor.',
  desk: 'The desk: needs a staff session.',
}

/** An empty entry means that a call without credentials is accepted as well. */
const security: Record<Access, readonly Record<string, readonly string[]>[]> = {
  public: [{}, { session: [] }],
  own: [{}, { session: [] }],
  session: [{ session: [] }],
  session_or_ticket: [{ session: [] }, {}],
  provider: [],
  desk_public: [{}, { desk: [] }],
  desk_entry: [{ desk: [] }],
  desk: [{ desk: [] }],
}

const signedOut: readonly Reason[] = ['sign_in_required', 'session_expired']

function operation(name: string, endpoint: Endpoint, input: JsonSchema, output: JsonSchema): Operation {
  const isGet = endpoint.method === 'GET'
  const own = isGet ? parametersOf(input) : []
  const needsSession = /^session|^desk(_entry)?$/.test(endpoint.access)
  const reasons: Reason[] = [
    ...new Set<Reason>([
      'invalid_input',
      ...(needsSession ? signedOut : []),
      ...endpoint.refusals,
      'too_many',
      'overloaded',
    ]),
  ]
  return {
    operationId: name,
    tags: [endpoint.path.split('/')[0]!],
    summary: inWords(name),
    description: [
      accessSentence[endpoint.access],
      ...(endpoint.permission ? [`Permission: ${endpoint.permission}.`] : []),
    ].join(' '),
    security: security[endpoint.access],
    // Reviews use `lang` for the language of the reviews.
    parameters: own.some((parameter) => parameter.name === 'lang') ? own : [...own, langParameter],
    ...(isGet ? {} : { requestBody: { content: bodiesOf(endpoint, input) } }),
    responses: { 200: success(output), ...refusedResponses(reasons), default: refused('Any other failure') },
  }
}

/** `listHotels` is "List hotels". */
const inWords = (name: string) =>
  name.replace(/[A-Z]/g, (mail) => ` ${mail.toLowerCase()}`).replace(/^./, (mail) => mail.toUpperCase())

const json = (schema: object) => ({ 'application/json': { schema } })
const refused = (description: string) => ({
  description,
  content: json({ $ref: '#/components/schemas/Failure' }),
})

function success(data: JsonSchema) {
  const properties = { code: { const: 1 }, msg: { type: 'string' }, data }
  const envelope = { type: 'object', required: ['code', 'msg', 'data'], properties }
  return { description: 'Success', content: json(envelope) }
}

function refusedResponses(reasons: readonly Reason[]) {
  const byStatus = Map.groupBy(reasons, (reason) => refusals[reason].code)
  return Object.fromEntries([...byStatus].map(([status, why]) => [status, refused(why.join(', '))]))
}

const bodiesOf = ({ upload }: Endpoint, schema: JsonSchema) => ({
  ...(upload ? { 'multipart/form-data': { schema } } : {}),
  'application/x-www-form-urlencoded': { schema },
  ...json(schema),
})

function parametersOf(input: JsonSchema) {
  const properties = (input.properties ?? {}) as Record<string, JsonSchema>
  const required = (input.required ?? []) as string[]
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    ...(schema.type === 'array' || schema.type === 'object' ? { style: 'deepObject', explode: true } : {}),
  }))
}

/** The schema of an input or output as JSON Schema, without `$schema`. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => nameKeys(jsonSchema as JsonSchema),
  })
  return rest
}

/** A record over a closed list of keys only makes them required; generated clients need them as properties. */
function nameKeys(schema: JsonSchema) {
  const { propertyNames, additionalProperties, required } = schema
  if (!propertyNames || !Array.isArray(required)) return
  schema.properties = Object.fromEntries(required.map((key: string) => [key, additionalProperties]))
  delete schema.propertyNames
  delete schema.additionalProperties
}
