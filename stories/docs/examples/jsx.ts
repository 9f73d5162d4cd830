import type { ESTree } from 'vite'
import { bare, keyOf, movedTo } from './storyFile.ts'

/** One property of an element: an attribute of its own, or several that are spread. */
export interface Prop {
  /** Empty where it is spread. */
  name: string
  value: ESTree.Node
  /** A function that is written as a method. */
  isMethod?: boolean
}

const WIDTH = 100

/** Properties of objects in turn; one of the same name later takes the place of the earlier. */
export function propsOf(objects: readonly (ESTree.Expression | undefined)[]): Prop[] {
  const props: Prop[] = []
  for (const object of objects) {
    if (object === undefined) continue
    if (object.type !== 'ObjectExpression') {
      props.push({ name: '', value: object })
      continue
    }
    for (const each of object.properties) {
      if (each.type === 'SpreadElement') props.push({ name: '', value: each.argument })
      else put(props, { name: keyOf(each), value: each.value, isMethod: each.method })
    }
  }
  // Without content it closes itself.
  return props.filter(
    ({ name, value }) => !(name === 'children' && value.type === 'Identifier' && value.name === 'undefined'),
  )
}

function put(props: Prop[], prop: Prop): void {
  const place = props.findIndex(({ name }) => name === prop.name)
  // Behind what was spread meanwhile it would not count.
  if (place >= 0 && props.slice(place).some(({ name }) => name === '')) props.splice(place, 1)
  else if (place >= 0) {
    props[place] = prop
    return
  }
  props.push(prop)
}

/** An attribute as JSX has it, whose first line begins at a column. */
function attributeOf(text: string, { name, value: given, isMethod }: Prop, column: number): string {
  const value = bare(given)
  const written = movedTo(column, text, value)
  if (name === '') return `{...${written}}`
  if (isMethod) return `${name}={function ${written}}`
  if (value.type === 'Literal' && value.value === true) return name
  if (value.type === 'Literal' && typeof value.value === 'string' && !/["\\\n&]/.test(value.value)) {
    return `${name}="${value.value}"`
  }
  return `${name}={${written}}`
}

/** An element with these properties, whose first line begins at a column. */
export function elementOf(text: string, element: string, props: readonly Prop[], column: number): string {
  const child = props.find(({ name }) => name === 'children')
  const opening = openingOf(
    text,
    element,
    props.filter((prop) => prop !== child),
    column,
    child ? '>' : ' />',
  )
  if (child === undefined) return opening
  const line = `${opening}${childOf(text, child, column)}</${element}>`
  if (!line.includes('\n') && column + line.length <= WIDTH) return line
  const inner = column + 2
  return `${opening}\n${' '.repeat(inner)}${childOf(text, child, inner)}\n${' '.repeat(column)}</${element}>`
}

/** Its opening tag: on one line where it fits. */
export function openingOf(text: string, element: string, props: readonly Prop[], column: number, end = '>'): string {
  const line = `<${[element, ...props.map((prop) => attributeOf(text, prop, column))].join(' ')}${end}`
  if (!line.includes('\n') && column + line.length <= WIDTH) return line
  const inner = column + 2
  const attributes = props.map((prop) => `\n${' '.repeat(inner)}${attributeOf(text, prop, inner)}`)
  return `<${element}${attributes.join('')}\n${' '.repeat(column)}${end.trim()}`
}

function childOf(text: string, { value: given }: Prop, column: number): string {
  const value = bare(given)
  if (value.type === 'Literal' && typeof value.value === 'string' && !/[{}<>&]|^\s|\s$/.test(value.value)) {
    return value.value
  }
  const written = movedTo(column, text, value)
  return value.type === 'JSXElement' || value.type === 'JSXFragment' ? written : `{${written}}`
}
