/** What is told of a step: names that the code gives it, never what a person has sent. */
export type StepFacts = Readonly<Record<string, string | number>>

/** Whoever is told how long each step takes, and inside which one (`operations/tracing.ts`). */
export interface Tracer {
  /** One step inside the one that runs. `note` adds what is known only later. */
  inside<Result>(name: string, work: (note: (facts: StepFacts) => void) => Promise<Result>): Promise<Result>
  /**
   * A request: all that `go` begins is inside it.
   * @param traceparent of whoever has sent it, as it came.
   * @returns ends it.
   */
  request(name: string, traceparent: unknown, go: () => void): (facts: StepFacts, hasFailed: boolean) => void
  /** A step that has ended just now; of one that is inside none nothing is told. */
  past(name: string, seconds: number, facts: StepFacts, error?: unknown): void
}

let tracer: Tracer | undefined

/** Before anything is opened that is to be traced; undefined: nobody is told any more. */
export const traceBy = (own: Tracer | undefined): void => {
  tracer = own
}
export const currentTracer = (): Tracer | undefined => tracer

/** Does the work; where somebody traces, as a step. */
export const traced = <Result>(
  name: string,
  work: (note: (facts: StepFacts) => void) => Promise<Result>,
): Promise<Result> => (tracer === undefined ? work(() => undefined) : tracer.inside(name, work))
