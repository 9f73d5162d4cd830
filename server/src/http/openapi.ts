import type { Endpoint } from '@jinpiao/contract/endpoint'
import { API_BASE, CODE_SUCCESS } from '@jinpiao/contract/envelope'
import { SIGNATURE_HEADER } from '@jinpiao/contract/requestSignature'
import * as z from 'zod/mini'

type Json = Record<string, unknown>

/** OpenAPI 3.1 of the registered endpoints, made from the schemas that validate them. */
export function describeApi(endpoints: readonly Endpoint[]) {
  const components: Record<string, Json> = {}
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = API_BASE + endpoint.path.replace(/:(\w+)/g, '{$1}')
    const operation = describe(endpoint, operationId(endpoint), components)
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.0',
    info: {
      // The platform's name goes before it.
      title: '接口',
      version: '1',
      description: `code 为 '${CODE_SUCCESS}' 表示成功；业务拒绝以 HTTP 200 返回错误码与说明；401 表示未登录。除注明者外，请求须带签名头 ${SIGNATURE_HEADER}。`,
    },
    paths,
    components: {
      schemas: components,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'jinpiao_session' } },
    },
  }
}

export const operationId = ({ method, path }: Endpoint): string =>
  method.toLowerCase() + path.replace(/[^A-Za-z0-9]+(\w)/g, (_, letter: string) => letter.toUpperCase())

function describe(endpoint: Endpoint, id: string, components: Record<string, Json>): Json {
  const schema = (part: z.ZodMiniType, name: string, io: 'input' | 'output') =>
    hoist(z.toJSONSchema(part, { io, unrepresentable: 'any' }) as Json, `${id}_${name}`, components)
  const { params, query, body, data } = endpoint
  const content = endpoint.multipart
    ? {
        'multipart/form-data': {
          schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } },
        },
      }
    : body && { 'application/json': { schema: schema(body, 'body', 'input') } }
  const answer = endpoint.binary
    ? { 'application/octet-stream': {} }
    : { 'application/json': { schema: envelopeOf(schema(data, 'data', 'output')) } }
  return {
    operationId: id,
    summary: endpoint.summary,
    tags: [
      endpoint.path
        .split('/')
        .slice(1, endpoint.path.startsWith('/corp') ? 4 : 3)
        .join('/'),
    ],
    ...(endpoint.permission === 'anyone' || endpoint.permission === 'outside' ? {} : { security: [{ session: [] }] }),
    ...(endpoint.permission === 'outside' && {
      description: '以平台登记的机构密钥签名（x-jinpiao-signature），见 docs/guides/connect-an-institution.md',
    }),
    ...(typeof endpoint.permission !== 'string' && {
      description: `菜单权限（其一）：${endpoint.permission.join('、')}`,
    }),
    parameters: [
      ...(params ? parametersOf(schema(params, 'params', 'input'), 'path') : []),
      ...(query ? parametersOf(schema(query, 'query', 'input'), 'query') : []),
    ],
    ...(content && { requestBody: { content, required: true } }),
    responses: { 200: { description: 'OK', content: answer } },
  }
}

const envelopeOf = (data: Json): Json => ({
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: {
    code: { type: 'string' },
    message: { type: 'string' },
    data: { anyOf: [data, { type: 'null' }] },
    field: { type: 'string', description: 'Of a refusal: the input that it is about' },
  },
})

function parametersOf(schema: Json, place: 'path' | 'query'): Json[] {
  const required = new Set((schema['required'] as string[] | undefined) ?? [])
  return Object.entries((schema['properties'] as Record<string, Json> | undefined) ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (required.has(name) && !('default' in property)),
    schema: property,
  }))
}

/** Local definitions of a schema (recursive ones) become components, because `#` is the whole document here. */
function hoist(schema: Json, prefix: string, components: Record<string, Json>): Json {
  const { $defs, $schema: _, ...own } = schema
  const moved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(moved)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) =>
        key === '$ref' && typeof item === 'string'
          ? [key, item.replace('#/$defs/', `#/components/schemas/${prefix}_`)]
          : [key, moved(item)],
      ),
    )
  }
  for (const [name, definition] of Object.entries(($defs as Record<string, Json> | undefined) ?? {})) {
    components[`${prefix}_${name}`] = moved(definition) as Json
  }
  return moved(own) as Json
}
