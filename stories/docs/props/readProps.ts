import type { ESTree } from 'vite'
import { commentBefore, type ReadFile, readSource, type Source, sliceOf } from './source.ts'

export interface PropRow {
  name: string
  /** As it is written, with short lists of words in place of their name. */
  type: string
  isRequired: boolean
  standard?: string
  /** The comment that stands at it. */
  description: string
  /** What its state can be styled by (`@selector`). */
  selector?: string
  /** The type of a package that it is picked from; nothing else is known of it. */
  from?: string
}

/** `?: never`: one of several forms of the properties does not have it. */
const isNever = ({ type }: PropRow) => type === 'never'

/**
 * The properties of a component, from its source: TypeScript 7 has no programming interface, and react-docgen loses
 * unions, `Pick` and the words that a type allows. Follows types through the kit's own files; of a package's types only
 * the names that are picked from them are known.
 */
export function readProps(path: string, component: string, read: ReadFile): PropRow[] {
  const sources = new Map<string, Source>()
  const sourceAt = (at: string): Source => {
    const source = sources.get(at) ?? readSource(at, read)
    sources.set(at, source)
    return source
  }
  const source = sourceAt(path)
  const declaration = source.declared.get(component)
  if (declaration === undefined || !('params' in declaration)) throw new Error(`${path} has no function ${component}.`)
  const [parameter] = declaration.params
  const annotation = parameter !== undefined && 'typeAnnotation' in parameter ? parameter.typeAnnotation : null
  if (!annotation) return []
  const standards = standardsIn(declaration, source)
  const rows = membersOf(annotation.typeAnnotation, { source, sourceAt }) ?? []
  return rows
    .filter((row) => !isNever(row))
    .map((row) => {
      const standard = standards.get(row.name)
      return standard === undefined ? row : { ...row, standard }
    })
    .toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired))
}

interface Place {
  source: Source
  sourceAt: (path: string) => Source
}

/** `undefined` for what is declared in no file of ours. */
function membersOf(type: ESTree.TSType, place: Place): PropRow[] | undefined {
  switch (type.type) {
    case 'TSParenthesizedType':
      return membersOf(type.typeAnnotation, place)
    case 'TSTypeLiteral':
      return signatures(type.members, place)
    case 'TSIntersectionType':
      return unique(type.types.flatMap((each) => membersOf(each, place) ?? []))
    case 'TSUnionType':
      return oneOf(
        type.types.map((each) => explained(membersOf(each, place) ?? [], commentBefore(place.source, each.start))),
      )
    case 'TSTypeReference':
      return type.typeName.type === 'Identifier'
        ? named(type.typeName.name, type.typeArguments?.params ?? [], place)
        : undefined
    default:
      return undefined
  }
}

function named(name: string, [first, second]: readonly ESTree.TSType[], place: Place): PropRow[] | undefined {
  if (first !== undefined && second !== undefined && (name === 'Pick' || name === 'Omit')) {
    const keys = wordsOf(second, place) ?? []
    const all = membersOf(first, place)
    if (name === 'Omit') return all?.filter((member) => !keys.includes(member.name))
    const from = sliceOf(place.source, first)
    return (
      all?.filter((member) => keys.includes(member.name)) ??
      keys.map((key) => ({
        name: key,
        type: `${from}['${key}']`,
        isRequired: false,
        description: '',
        from,
      }))
    )
  }
  const found = declarationOf(name, place)
  if (found?.declaration.type === 'TSTypeAliasDeclaration') {
    return membersOf(found.declaration.typeAnnotation, found.place)
  }
  if (found?.declaration.type !== 'TSInterfaceDeclaration') return undefined
  const { declaration } = found
  const inherited = declaration.extends.flatMap(({ expression, typeArguments }) =>
    expression.type === 'Identifier' ? (named(expression.name, typeArguments?.params ?? [], found.place) ?? []) : [],
  )
  return unique([...inherited, ...signatures(declaration.body.body, found.place)])
}

function declarationOf(name: string, place: Place) {
  const from = place.source.imported.get(name)
  const there = from === undefined ? place : { ...place, source: place.sourceAt(from.path) }
  const declaration = there.source.declared.get(from?.name ?? name)
  return declaration && { declaration, place: there }
}

function signatures(members: readonly ESTree.TSSignature[], place: Place): PropRow[] {
  return members.flatMap((member): PropRow[] => {
    if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return []
    const { key } = member
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined
    if (name === undefined) return []
    const [description = '', selector] = commentBefore(place.source, member.start).split('@selector')
    const type = member.type === 'TSPropertySignature' ? member.typeAnnotation?.typeAnnotation : undefined
    return [
      {
        name,
        type: type ? textOf(type, place) : sliceOf(place.source, member),
        isRequired: !member.optional,
        description: description.trim(),
        ...(selector !== undefined && { selector: selector.trim() }),
      },
    ]
  })
}

/** A later one of the same name takes the place of an earlier one. */
const unique = (members: readonly PropRow[]): PropRow[] => [
  ...new Map(members.map((member) => [member.name, member])).values(),
]

/** What is said of one form of the properties is said of those of them that say nothing themselves. */
const explained = (members: readonly PropRow[], comment: string) =>
  members.map((member) => (member.description === '' ? { ...member, description: comment } : member))

/** Of several forms: required is what each of them requires. */
function oneOf(forms: readonly (readonly PropRow[])[]): PropRow[] {
  const names = new Set(forms.flat().map(({ name }) => name))
  return [...names].flatMap((name) => {
    const each = forms.map((form) => form.find((member) => member.name === name))
    const there = each.filter((member) => member !== undefined && !isNever(member)) as PropRow[]
    const [first] = there
    if (first === undefined) return []
    return [
      {
        ...first,
        type: [...new Set(there.map(({ type }) => type))].join(' | '),
        isRequired: there.length === forms.length && there.every(({ isRequired }) => isRequired),
        description: [...new Set(there.map(({ description }) => description))].join(' '),
      },
    ]
  })
}

/** The words that a type allows: `'a' | 'b'`, or the items of the array that it is made from. */
function wordsOf(type: ESTree.TSType, place: Place): string[] | undefined {
  if (type.type === 'TSLiteralType') {
    return type.literal.type === 'Literal' && typeof type.literal.value === 'string' ? [type.literal.value] : undefined
  }
  if (type.type === 'TSUnionType') {
    const words = type.types.map((each) => wordsOf(each, place))
    return words.every((each) => each !== undefined) ? words.flat() : undefined
  }
  if (type.type === 'TSIndexedAccessType' && type.indexType.type === 'TSNumberKeyword') {
    const { objectType } = type
    const query = objectType.type === 'TSParenthesizedType' ? objectType.typeAnnotation : objectType
    if (query.type !== 'TSTypeQuery' || query.exprName.type !== 'Identifier') return undefined
    const declaration = declarationOf(query.exprName.name, place)?.declaration
    return declaration?.type === 'VariableDeclarator' ? itemsOf(declaration.init) : undefined
  }
  if (type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && !type.typeArguments) {
    const meant = declarationOf(type.typeName.name, place)
    return meant?.declaration.type === 'TSTypeAliasDeclaration'
      ? wordsOf(meant.declaration.typeAnnotation, meant.place)
      : undefined
  }
  return undefined
}

function itemsOf(value: ESTree.Expression | null): string[] | undefined {
  const array = value?.type === 'TSAsExpression' ? value.expression : value
  if (array?.type !== 'ArrayExpression') return undefined
  return array.elements.flatMap((item) =>
    item?.type === 'Literal' && typeof item.value === 'string' ? [item.value] : [],
  )
}

function textOf(type: ESTree.TSType, place: Place): string {
  const words = wordsOf(type, place)
  return words === undefined || words.length === 0
    ? sliceOf(place.source, type)
    : words.map((word) => `'${word}'`).join(' | ')
}

/** `{ tone = 'secondary' }`, in the parameter or in the first lines of the function. */
function standardsIn({ params, body }: ESTree.Function, source: Source): Map<string, string> {
  const patterns = [
    ...params,
    ...(body?.body ?? []).flatMap((statement) =>
      statement.type === 'VariableDeclaration' ? statement.declarations.map(({ id }) => id) : [],
    ),
  ]
  const standards = new Map<string, string>()
  for (const pattern of patterns) {
    if (pattern.type !== 'ObjectPattern') continue
    for (const property of pattern.properties) {
      if (property.type !== 'Property' || property.value.type !== 'AssignmentPattern') continue
      const { key } = property
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
      standards.set(name, sliceOf(source, property.value.right))
    }
  }
  return standards
}
