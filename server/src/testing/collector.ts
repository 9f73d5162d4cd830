import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

interface OtlpValue {
  stringValue?: string
  intValue?: number | string
}
/** A span as OTLP has it in JSON. */
export interface OtlpSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  kind: number
  attributes: { key: string; value: OtlpValue }[]
  events: unknown[]
  status: { code: number; message?: string }
}
interface OtlpBody {
  resourceSpans: { resource: { attributes: OtlpSpan['attributes'] }; scopeSpans: { spans: OtlpSpan[] }[] }[]
}

/** Who takes traces: keeps all of them, as they came and read. */
export async function collector() {
  const texts: string[] = []
  const asked: { url: string | undefined; headers: IncomingHttpHeaders }[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    texts.push(text)
    asked.push({ url: request.url, headers: request.headers })
    response.setHeader('content-type', 'application/json').end('{}')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const bodies = () => texts.map((text) => JSON.parse(text) as OtlpBody)
  return {
    url: `http://127.0.0.1:${port}`,
    texts,
    asked,
    resources: () => bodies().flatMap((body) => body.resourceSpans.map(({ resource }) => factsOf(resource))),
    spans: () =>
      bodies().flatMap((body) => body.resourceSpans.flatMap((each) => each.scopeSpans.flatMap((s) => s.spans))),
    close: () => new Promise((closed) => server.close(closed)),
  }
}

export const factsOf = ({ attributes }: Pick<OtlpSpan, 'attributes'>): Record<string, string | number | undefined> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]))
