import { dirname, join } from 'node:path'
import { type ESTree, type ParseResult, parseSync } from 'vite'

type Declaration =
  | ESTree.TSInterfaceDeclaration
  | ESTree.TSTypeAliasDeclaration
  | ESTree.VariableDeclarator
  | ESTree.Function

/** A file of TypeScript and what it declares at its top. */
export interface Source {
  text: string
  comments: ParseResult['comments']
  declared: ReadonlyMap<string, Declaration>
  /** Where a name comes from that is imported from a file of ours. */
  imported: ReadonlyMap<string, { path: string; name: string }>
}

export type ReadFile = (path: string) => string

export function readSource(path: string, read: ReadFile): Source {
  const text = read(path)
  const { program, comments } = parseSync(path, text, { lang: 'tsx' })
  const declared = new Map<string, Declaration>()
  const imported = new Map<string, { path: string; name: string }>()
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration' && statement.source.value.startsWith('.')) {
      for (const specifier of statement.specifiers) {
        if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') continue
        const from = { path: join(dirname(path), statement.source.value), name: specifier.imported.name }
        imported.set(specifier.local.name, from)
      }
    }
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type === 'VariableDeclaration') {
      for (const each of declaration.declarations) if (each.id.type === 'Identifier') declared.set(each.id.name, each)
    } else if (
      declaration?.type === 'TSInterfaceDeclaration' ||
      declaration?.type === 'TSTypeAliasDeclaration' ||
      declaration?.type === 'FunctionDeclaration'
    ) {
      if (declaration.id) declared.set(declaration.id.name, declaration)
    }
  }
  return { text, comments, declared, imported }
}

/** The text of a part of a file, on one line. */
export const sliceOf = ({ text }: Source, { start, end }: { start: number; end: number }) =>
  text.slice(start, end).replaceAll(/\s+/g, ' ')

/** The doc comment that stands right before a place, or before the `|` of one of several forms. */
export function commentBefore({ text, comments }: Source, start: number): string {
  const comment = comments.find(
    (each) =>
      each.type === 'Block' &&
      each.value.startsWith('*') &&
      /^\s*\|?\s*$/.test(text.slice(each.end, start)) &&
      each.end <= start,
  )
  return (comment?.value ?? '')
    .replaceAll(/^\s*\*+ ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
