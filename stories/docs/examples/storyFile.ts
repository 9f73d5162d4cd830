import { type ESTree, parseSync } from 'vite'

export type Part = { start: number; end: number }

/** What a file of stories has at its top, by the names that it gives. */
export interface StoryFile {
  text: string
  imports: readonly ESTree.ImportDeclaration[]
  /** Constants, functions and types that are no stories. */
  declared: ReadonlyMap<string, ESTree.Node>
  /** The objects of the stories, by the names of their exports. */
  stories: ReadonlyMap<string, ESTree.ObjectExpression>
  /** What holds for each of them. */
  meta: ESTree.ObjectExpression | undefined
}

/** Reads the file of stories of a component, with what lies beside it and is no part of the package. */
export function readStories(component: string, own: string, read: (path: string) => string): StoryFile {
  let beside = ''
  const rest = own.replaceAll(/^import [^']+ from '(\.[^']+)'\n/gm, (line, path: string) => {
    if (!installed(component, path).startsWith('.')) return line
    beside += read(path)
    return ''
  })
  const text = beside + rest
  const { program } = parseSync(`${component}.stories.tsx`, text, { lang: 'tsx' })
  const imports = program.body.filter((each) => each.type === 'ImportDeclaration')
  const declared = new Map<string, ESTree.Node>()
  const stories = new Map<string, ESTree.ObjectExpression>()
  let meta: ESTree.ObjectExpression | undefined
  for (const statement of program.body) {
    const isExported = statement.type === 'ExportNamedDeclaration'
    const declaration = isExported ? statement.declaration : statement
    if (declaration?.type === 'VariableDeclaration') {
      for (const { id, init } of declaration.declarations) {
        if (id.type !== 'Identifier') continue
        const object = objectOf(init)
        if (isExported && object && statement.start >= beside.length) stories.set(id.name, object)
        else if (id.name === 'meta') meta = object
        else declared.set(id.name, declaration)
      }
    } else if (declaration && 'id' in declaration && declaration.id?.type === 'Identifier') {
      declared.set(declaration.id.name, declaration)
    }
  }
  return { text, imports, declared, stories, meta }
}

/** The object that is written there, whatever type it is held against. */
function objectOf(expression: ESTree.Expression | null | undefined): ESTree.ObjectExpression | undefined {
  if (expression?.type === 'ObjectExpression') return expression
  return expression?.type === 'TSSatisfiesExpression' || expression?.type === 'TSAsExpression'
    ? objectOf(expression.expression)
    : undefined
}

/** The value of a key of an object, as it is written. */
export function valueOf(object: ESTree.ObjectExpression | undefined, name: string): ESTree.Expression | undefined {
  const property = object?.properties.find((each) => each.type === 'Property' && keyOf(each) === name)
  return property?.type === 'Property' ? property.value : undefined
}

/** The name of a property, written with quotes or without. */
export const keyOf = ({ key }: ESTree.ObjectProperty): string =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''

/** What stands between parentheses. */
export const bare = (node: ESTree.Node): ESTree.Node =>
  node.type === 'ParenthesizedExpression' ? bare(node.expression) : node

/** Names that are used below a node: not those of properties that are only written there. */
export function namesIn(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const each of node) namesIn(each, found)
  if (typeof node !== 'object' || node === null || !('type' in node)) return found
  const { type, name } = node as { type: string; name?: unknown }
  if ((type === 'Identifier' || type === 'JSXIdentifier') && typeof name === 'string') found.add(name)
  for (const [key, value] of Object.entries(node)) {
    const isWritten =
      (type === 'MemberExpression' && key === 'property' && !('computed' in node && node.computed)) ||
      (type === 'Property' && key === 'key') ||
      (type === 'JSXAttribute' && key === 'name') ||
      (type === 'TSPropertySignature' && key === 'key')
    if (!isWritten) namesIn(value, found)
  }
  return found
}

/** Text of a part whose first line will begin at a column: the lines after it keep their places below it. */
export function movedTo(column: number, text: string, { start, end }: Part): string {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1)
  const before = line.length - line.trimStart().length
  return aligned(column - before, text.slice(start, end))
}

/** Moves every line but the first. */
export const aligned = (by: number, text: string): string =>
  by >= 0
    ? text.replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(by)}`)
    : text.replaceAll(new RegExp(`\\n {0,${-by}}`, 'g'), '\n')

/** `../Button/Button.tsx` is `@jinpiao/ui-kit/Button`, `../lib/icon.ts` is `@jinpiao/ui-kit/lib/icon`. */
export function installed(component: string, path: string): string {
  if (!path.startsWith('.')) return path
  const [, folder, name = ''] = /^\.\.\/(\w+)\/(\w+)\.tsx?$/.exec(path.replace(/^\.\//, `../${component}/`)) ?? []
  if (folder === 'lib') return `@jinpiao/ui-kit/lib/${name}`
  return folder === name ? `@jinpiao/ui-kit/${name}` : path
}
