import { isBesideTheCode, type Node, pathOf, rule } from '../rule.ts'

const pure = /^(server\/src\/domain|contract|values|themes)\//
/** What runs on a PC whose clock may be years off; the two files that know the difference read it. */
const onPcs = /^(portal|ui-kit)\/src\/(?!http\/serverClock\.ts$|lib\/clock\.ts$)/
/** In UTC: until eight in the morning it is the day before. */
const DAY = 'The day of an instant is that of the business: dayOf() of parts/times.ts.'
const daysOfPages = 'portal/src/parts/times.ts'

/** `instant.slice(0, 10)` */
function cutsDay({ callee, arguments: given }: Extract<Node, { type: 'CallExpression' }>): boolean {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false
  const [from, to] = given
  const isTen = from?.type === 'Literal' && from.value === 0 && to?.type === 'Literal' && to.value === 10
  return callee.property.name === 'slice' && isTen
}

const isOnPcs = (path: string) => onPcs.test(path) && !isBesideTheCode(path)

/**
 * Rules that depend on the time are given it: only then can a test, and the demonstration clock, move it. Pages go by the
 * server's clock: a person whose PC is wrong can sign in all the same. A stopwatch (`performance.now`) they may use.
 */
export const noClock = rule(
  'Pure code does not read the clock, and pages not that of the PC.',
  (path) => pure.test(path) || isOnPcs(path),
  (context) => {
    const path = pathOf(context)
    const isPage = isOnPcs(path)
    const message = isPage
      ? "Pages go by the server's clock: serverNow() or businessNow() in the portal, now() of lib/clock.ts in the kit."
      : 'Pure code is given the time as an argument and does not read the clock.'
    const report = (node: Node) => context.report({ node, message })
    return {
      NewExpression: (node) => {
        if (node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0)
          report(node)
      },
      CallExpression: (node) => {
        const { callee } = node
        if (callee.type === 'Identifier' && callee.name === 'Date') report(node)
        if (path.startsWith('portal/') && path !== daysOfPages && cutsDay(node)) context.report({ node, message: DAY })
      },
      // Also where it is handed on: `now = Date.now`.
      MemberExpression: (node) => {
        const { object, property } = node
        if (object.type !== 'Identifier' || property.type !== 'Identifier') return
        const name = `${object.name}.${property.name}`
        const isClock = name === 'Date.now' || name === 'Temporal.Now' || (name === 'performance.now' && !isPage)
        if (isClock) report(node)
      },
    }
  },
)
