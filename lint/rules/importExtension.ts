import { type Node, rule } from '../rule.ts'

const withExtension = /\.(ts|tsx|json|svg)(\?\w+)?$/

/** Node runs the sources as they are and does not guess extensions; `./Button.css` is the file `./Button.css.ts`. */
export const importExtension = rule(
  'A relative import names the file, extension included.',
  () => true,
  (context) => {
    function check(source: Node | null) {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return
      const path = source.value
      if (!/^\.\.?(\/|$)/.test(path) || withExtension.test(path)) return
      context.report({ node: source, message: `Relative import '${path}' needs its extension: .ts, .tsx or .json.` })
    }
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source),
    }
  },
)
