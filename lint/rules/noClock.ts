import { isBesideTheCode, type Node, pathOf, rule } from '../rule.ts'

const pure = /^(server\/src\/domain|contract|values|themes)\//
/** What runs on a PC whose clock may be years off; the two files that know the difference read it. */
const onPcs = /^(portal|ui-kit)\/src\/(?!http\/serverClock\.ts$|lib\/clock\.ts$)/
const isOnPcs = (path: string) => onPcs.test(path) && !isBesideTheCode(path)

/**
 * Rules that depend on the time are given it: only then can a test, and the demonstration clock, move it. Pages go by the
 * server's clock: a person whose PC is wrong can sign in all the same. A stopwatch (`performance.now`) they may use.
 */
export const noClock = rule(
  'Pure code does not read the clock, and pages not that of the PC.',
  (path) => pure.test(path) || isOnPcs(path),
  (context) => {
    const isPage = isOnPcs(pathOf(context))
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
