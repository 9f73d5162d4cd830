import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  type SpanOptions,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { TracesConfig } from '../config.ts'
import type { StepFacts, Tracer } from '../domain/traced.ts'

/** Nobody waits longer than this for whoever takes traces, who may hang. */
const SEND_MS = 3000
/** Longer texts of queries say no more. */
const MAX_TEXT = 4000

/**
 * Traces for whoever takes them by OTLP (decision 0066). Loaded only where an address is configured.
 * @param report is told that they cannot be sent, once, and that they can again.
 */
export function openTracing(
  { url, headers, serviceName, ratio }: TracesConfig,
  report: { failed(): void; again(): void },
): { tracer: Tracer; flush(): Promise<void>; close(): Promise<void> } {
  const sampler = new TraceIdRatioBasedSampler(ratio)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': serviceName,
      'service.instance.id': crypto.randomUUID(),
    }),
    // Who sends a request does not choose whether it is kept: the number of its trace does.
    sampler: new ParentBasedSampler({ root: sampler, remoteParentSampled: sampler, remoteParentNotSampled: sampler }),
    spanLimits: { attributeValueLengthLimit: MAX_TEXT },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: reported(new OTLPTraceExporter({ url, headers, timeoutMillis: SEND_MS }), report),
      }),
    ],
  })
  return {
    tracer: tracerOf(provider),
    flush: () => provider.forceFlush(),
    // What is left is sent; where nobody takes it the server ends all the same.
    close: () => provider.shutdown().catch(() => undefined),
  }
}

function tracerOf(provider: TracerProvider): Tracer {
  const spans = provider.getTracer('jinpiao')
  const running = new AsyncLocalStorage<Context>()
  const begin = (name: string, options: SpanOptions, within: Context): [Span, Context] => {
    const span = spans.startSpan(name, options, within)
    return [span, trace.setSpan(within, span)]
  }
  return {
    async inside(name, work) {
      const [span, context] = begin(name, {}, running.getStore() ?? ROOT_CONTEXT)
      try {
        return await running.run(context, () => work((facts) => void span.setAttributes(facts)))
      } catch (error) {
        fail(span, error)
        throw error
      } finally {
        span.end()
      }
    },
    request(name, traceparent, go) {
      const [span, context] = begin(name, { kind: SpanKind.SERVER }, contextOf(traceparent))
      running.run(context, go)
      return (facts: StepFacts, hasFailed: boolean) => {
        span.setAttributes(facts)
        if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      }
    },
    past(name, seconds, attributes, error) {
      const within = running.getStore()
      if (within === undefined) return
      const startTime = Date.now() - seconds * 1000
      const [span] = begin(name, { kind: SpanKind.CLIENT, startTime, attributes }, within)
      if (error !== undefined) fail(span, error)
      span.end()
    },
  }
}

/** Its code alone: what an error says may name a row, and so a person. */
function fail(span: Span, error: unknown): void {
  const { code, name } = error as { code?: unknown; name?: unknown }
  const type = typeof code === 'string' && /^[\w-]{1,40}$/.test(code) ? code : String(name)
  span.setAttribute('error.type', type)
  span.setStatus({ code: SpanStatusCode.ERROR })
}

/** What a caller says of its own trace (W3C): two numbers, and nothing else of what it may write. */
function contextOf(traceparent: unknown): Context {
  const [, traceId = '', spanId = ''] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-0[01]$/.exec(typeof traceparent === 'string' ? traceparent : '') ?? []
  const parent = { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true }
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT
}

/** Says once that nobody takes them; people's work goes on, and what was not sent is dropped. */
function reported(exporter: SpanExporter, report: { failed(): void; again(): void }): SpanExporter {
  let isFailing = false
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const hasFailed = result.error !== undefined || result.code !== 0
        if (hasFailed && !isFailing) report.failed()
        if (!hasFailed && isFailing) report.again()
        isFailing = hasFailed
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
    async forceFlush() {
      await exporter.forceFlush?.()
    },
  }
}
