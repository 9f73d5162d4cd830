import { isBesideTheCode, type Node, pathOf, rule } from '../rule.ts'

const LATE_PART = 'portal/src/parts/lazyPart.tsx'

/**
 * A file that hangs is given up after the time of spec §9 and told in its words, wherever it is asked for: `chunk()` does
 * both. A part of a page has a boundary besides, so that nothing around it goes with it.
 */
export const lateFiles = rule(
  'Whatever the portal loads later goes through chunk() or lazyPart().',
  (path) => path.startsWith('portal/src/') && !isBesideTheCode(path),
  (context) => ({
    ImportExpression: (node) => {
      if (isGuarded(node)) return
      const message = 'Give it to chunk(), or a part of a page to lazyPart(): a file that hangs would hang for ever.'
      context.report({ node, message })
    },
    ImportSpecifier: (node) => {
      const { imported, parent } = node
      const isLazy = imported.type === 'Identifier' && imported.name === 'lazy'
      const isReacts = parent?.type === 'ImportDeclaration' && parent.source.value === 'react'
      if (!isLazy || !isReacts || pathOf(context) === LATE_PART) return
      context.report({ node, message: 'lazyPart() is lazy() with the boundary that a missing file needs.' })
    },
  }),
)

function isGuarded(node: Node): boolean {
  for (let at: Node | null = node.parent; at !== null && at !== undefined; at = at.parent) {
    if (at.type === 'CallExpression' && at.callee.type === 'Identifier') {
      if (at.callee.name === 'chunk' || at.callee.name === 'lazyPart') return true
    }
  }
  return false
}
