import { isBesideTheCode, nameOf, rule, textsOf } from '../rule.ts'

const liveRoles = new Set(['status', 'alert', 'log'])
const message = 'Announce through the announcer of ui-kit: two live regions interrupt each other.'

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
      if (nameOf(node) === 'aria-live') context.report({ node, message })
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
