import { posix } from 'node:path'
import { isBesideTheCode, type Node, pathOf, rule } from '../rule.ts'

/** The modules of `ukey/` that make and verify forms anywhere; the others are drivers, which need a browser. */
const ukeyForms = (
  'agentProtocol certificate cms csr demoCa dummySignature jws keyFile keyList nodeSigner passwordCipher passwordDecipher requestSigner requestVerify ' +
  'signatureCheck signRequest thumbprint verify verifyCertificate'
)
  .split(' ')
  .map((module) => `ukey/${module}`)

/**
 * The modules of `themes/` that read a platform document and write its stylesheet; they carry no CSS engine. The server
 * has no others.
 */
const platformModules =
  'drawnLogo englishOf platforms platformFields platformDocuments platformImage platformProblems readPlatformFile resolveTheme stylesheet'
    .split(' ')
    .map((module) => `themes/${module}`)

/**
 * Which folder may import what of `@jinpiao/`: the picture of the architecture as a table.
 * An entry `themes/resolveTheme` opens this module and what lies under it.
 */
const packages: Record<string, readonly string[]> = {
  values: [],
  themes: [],
  'ui-kit': ['values', 'themes'],
  // The platform document, key by key: what is edited, stored and answered is one list.
  contract: ['values', 'themes/platformFields'],
  ukey: ['contract', 'values'],
  portal: ['values', 'themes', 'ui-kit', 'contract', 'ukey'],
  server: ['contract', 'values', ...ukeyForms, ...platformModules],
  // The studio shows a platform in the portal's own header and footer, not in a copy of them.
  stories: ['ui-kit', 'themes', 'values', 'portal/app/shell/platformFrame'],
  tests: ['values', 'themes', 'ui-kit', 'contract', 'ukey', 'portal', 'server', 'stories'],
}

/** Third-party modules for the folders whose smallness is a promise; the others are held by their package.json. */
const thirdParty: Record<string, readonly string[]> = {
  values: [],
  themes: ['culori', '@vanilla-extract'],
  contract: ['zod/mini'],
  'ui-kit': [
    'react',
    'react-dom',
    'react-aria-components',
    '@internationalized/date',
    '@tanstack/react-virtual',
    '@vanilla-extract',
    'lucide-react',
    'uqr',
  ],
}

/**
 * Inside a package the folders of `src/` stand on floors too, the lowest first. In the portal every page may use what is in
 * `parts`, and none reaches the frame around the pages (`app`), which alone names their files. In the server `seed` plays through what is below it, and
 * nothing but the start asks for it, except that the API answers the help articles.
 */
const floors: Record<string, readonly string[]> = {
  portal: [
    'locales',
    'chunk.ts',
    'i18n.ts',
    'http',
    'session',
    'routes',
    'parts',
    'analytics',
    'lists',
    'drafts',
    'signing',
    'vouchers',
    'archetypes',
    'business',
    'pages',
    'app',
    'main.tsx',
  ],
  server: [
    'log.ts',
    'config.ts',
    'domain',
    'systemClock.ts',
    'db',
    'startFaults.ts',
    'backup',
    'files',
    'sheets',
    'acts',
    'platform',
    'tickets',
    'loans',
    'fees',
    'queries',
    'payments',
    'flow',
    'business',
    'outside',
    'session',
    'jobs',
    'seed',
    'applySettings.ts',
    'readyText.ts',
    'admin',
    'http',
    'operations',
    'verifyAudit.ts',
    'prepare.ts',
    'platformCommand.ts',
    'adminCommand.ts',
    'main.ts',
  ],
}

const covers = (allowed: readonly string[], name: string) =>
  allowed.some((entry) => name === entry || name.startsWith(`${entry}/`))

/** Everything flows one way; nothing imports upwards or sideways. */
export const layers = rule(
  'Imports follow the direction of the architecture.',
  (path) => path.split('/')[0]! in packages,
  (context) => {
    const path = pathOf(context)
    const folder = path.split('/')[0]!
    // Tests and configurations start browsers and servers, and what they share for that lies in scripts/.
    const mayUseScripts = folder === 'tests' || isBesideTheCode(path)

    /** Of the server, whose types are one folder each; `areas` lists those of a package. */
    function faultBetweenBusinesses(target: string): string | undefined {
      const [own, other] = [path, target].map((file) => /^server\/src\/business\/([^/]+)\//.exec(file)?.[1])
      if (own === undefined || other === undefined || own === other || own === 'areas') return undefined
      return `Business types do not know each other: what ${own} and ${other} share lies outside both folders.`
    }

    function faultInside(target: string): string | undefined {
      const [from, to] = [path, target].map((file) => /^[^/]+\/src\/([^/]+)/.exec(file)?.[1])
      const order = floors[folder]
      if (order === undefined || isBesideTheCode(path) || from === undefined || to === undefined) return undefined
      if (from === to && to === 'pages')
        return 'Each file in pages is a page: what pages share stands on a lower floor.'
      if (from === to) return faultBetweenBusinesses(target)
      const unknown = [from, to].find((floor) => !order.includes(floor))
      if (unknown !== undefined) return `${folder}/src/${unknown} has no floor: give it one in lint/rules/layers.ts.`
      if (order.indexOf(to) < order.indexOf(from)) return undefined
      return `${folder}/src/${from} stands below ${to} and may not import from it.`
    }

    function fault(specifier: string): string | undefined {
      // A package's own files by their place below `src/` (`imports` of its package.json).
      if (specifier.startsWith(`#${folder}/`)) return faultInside(specifier.replace(`#${folder}`, `${folder}/src`))
      if (specifier.startsWith('.')) {
        const file = posix.join(posix.dirname(path), specifier)
        const target = file.split('/')[0]!
        if (target === folder && folder === 'portal' && specifier.startsWith('../') && file.startsWith('portal/src/'))
          return `Import it as '#portal/${file.slice('portal/src/'.length)}': what moves keeps its imports.`
        if (target === folder) return faultInside(file)
        if (target === 'scripts' && mayUseScripts) return undefined
        return `'${specifier}' leaves ${folder}/: import it by its package name.`
      }
      const own = /^@jinpiao\/(.+)$/.exec(specifier)?.[1]
      if (own !== undefined) {
        if (covers([folder, ...packages[folder]!], own)) return undefined
        return `${folder} may not import '${specifier}'; it may import: ${packages[folder]!.join(', ') || 'nothing'}.`
      }
      const allowed = thirdParty[folder]
      if (allowed === undefined || isBesideTheCode(path) || covers(allowed, specifier)) return undefined
      return `${folder} may not depend on '${specifier}'; it may depend on: ${allowed.join(', ') || 'nothing'}.`
    }

    function check(source: Node | null) {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return
      const message = fault(source.value)
      if (message !== undefined) context.report({ node: source, message })
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
