import { isBesideTheCode, type Node, nameOf, rule } from '../rule.ts'

/** As the terms of the contract name them; a tail (`accountTail`) is no number. */
const accounts = new Set(['accountNo', 'payeeAccount', 'payAccount', 'interBankNo'])

/**
 * People compare accounts four digits at a time, and hear them so (spec §3): wherever one is shown it is a `CardNumber`.
 * Lists draw theirs by the term (`lists/columns.tsx`).
 */
export const accountNumber = rule(
  'Account numbers are shown in blocks of four.',
  (path) => /^portal\/src\/.*\.tsx$/.test(path) && !isBesideTheCode(path),
  (context) => {
    const check = (shown: Node | null | undefined) => {
      const bare = bareAccount(shown)
      if (bare === undefined) return
      context.report({ node: shown!, message: `Show ${bare} as <CardNumber>: in blocks of four, and heard so.` })
    }
    return {
      Property: (node) => {
        const name = nameOf(node)
        if (name === 'value') check(node.value)
        if (name === 'cell' && node.value.type === 'ArrowFunctionExpression') check(node.value.body)
      },
      JSXExpressionContainer: (node) => {
        if (node.parent?.type !== 'JSXAttribute') check(node.expression)
      },
    }
  },
)

/** The name of the account that an expression becomes, where it is nothing but that. */
function bareAccount(node: Node | null | undefined): string | undefined {
  switch (node?.type) {
    case 'Identifier':
      return accounts.has(node.name) ? node.name : undefined
    case 'MemberExpression':
      return node.computed ? undefined : bareAccount(node.property)
    case 'ChainExpression':
    case 'TSNonNullExpression':
      return bareAccount(node.expression)
    case 'LogicalExpression':
      return bareAccount(node.right) ?? (node.operator === '&&' ? undefined : bareAccount(node.left))
    case 'ConditionalExpression':
      return bareAccount(node.consequent) ?? bareAccount(node.alternate)
    default:
      return undefined
  }
}
