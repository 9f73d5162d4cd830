import { isBesideTheCode, type Node, nameOf, type Property, rule, textsOf } from '../rule.ts'

const liveRoles = new Set(['status', 'alert', 'log', 'timer', 'marquee'])
const message = 'Announce through the announcer of ui-kit: two live regions interrupt each other.'

/** Whether an object is the props of an element: `{...{ role: 'alert' }}`, `createElement('p', { role: 'alert' })`. */
function isOfAnElement(node: Property): boolean {
  const around: Node | null | undefined = node.parent.parent
  if (around?.type === 'JSXSpreadAttribute') return true
  const callee = around?.type === 'CallExpression' ? around.callee : undefined
  const name = callee?.type === 'MemberExpression' ? callee.property : callee
  return name?.type === 'Identifier' && /^(create|clone)Element$/.test(name.name)
}

/** One announcer speaks: screen readers drop or reorder what several live regions say at the same moment. */
export const noRawLiveRegion = rule(
  'Live regions exist only in the announcer.',
  (path) =>
    /^(ui-kit|portal|stories)\//.test(path) && !path.startsWith('ui-kit/src/Announcer/') && !isBesideTheCode(path),
  (context) => ({
    JSXAttribute: (node) => {
      const name = nameOf(node)
      const isLiveRole = name === 'role' && textsOf(node.value).some((role) => liveRoles.has(role))
      if (name === 'aria-live' || isLiveRole) context.report({ node, message })
    },
    // <output> has the role status by itself (HTML-AAM).
    JSXOpeningElement: (node) => {
      if (node.name.type === 'JSXIdentifier' && node.name.name === 'output') context.report({ node, message })
    },
    Property: (node) => {
      const name = nameOf(node)
      const isLiveRole = name === 'role' && textsOf(node.value).some((role) => liveRoles.has(role))
      if (name === 'aria-live' || (isLiveRole && isOfAnElement(node))) context.report({ node, message })
    },
    AssignmentExpression: (node) => {
      const target = node.left.type === 'MemberExpression' ? node.left.property : undefined
      const name = target?.type === 'Identifier' ? target.name : undefined
      const isLiveRole = name === 'role' && textsOf(node.right).some((role) => liveRoles.has(role))
      if (name === 'ariaLive' || isLiveRole) context.report({ node, message })
    },
    CallExpression: (node) => {
      const isSetter =
        node.callee.type === 'MemberExpression' &&
        node.callee.property.type === 'Identifier' &&
        node.callee.property.name === 'setAttribute'
      const [attribute, value] = isSetter ? node.arguments : []
      const name = textsOf(attribute)[0]
      const isLiveRole = name === 'role' && textsOf(value).some((role) => liveRoles.has(role))
      if (name === 'aria-live' || isLiveRole) context.report({ node, message })
    },
  }),
)
