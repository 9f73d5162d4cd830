import { type Node, rule } from '../rule.ts'

const pure = /^(server\/src\/domain|contract|values|themes)\//

/** Rules that depend on the time are given it: only then can a test, and the demonstration clock, move it. */
export const noClock = rule(
  'Pure code does not read the clock.',
  (path) => pure.test(path),
  (context) => {
    const report = (node: Node) =>
      context.report({ node, message: 'Pure code is given the time as an argument and does not read the clock.' })
    return {
      NewExpression: (node) => {
        if (node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0)
          report(node)
      },
      CallExpression: (node) => {
        const { callee } = node
        if (callee.type === 'Identifier' && callee.name === 'Date') report(node)
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
        const owner = callee.object.type === 'Identifier' ? callee.object.name : undefined
        if (callee.property.name === 'now' && (owner === 'Date' || owner === 'performance')) report(node)
      },
      MemberExpression: (node) => {
        const isNow = node.property.type === 'Identifier' && node.property.name === 'Now'
        if (isNow && node.object.type === 'Identifier' && node.object.name === 'Temporal') report(node)
      },
    }
  },
)
