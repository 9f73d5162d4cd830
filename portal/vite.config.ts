import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { shell as english } from './src/locales/en-US/shell.ts'
import { shell as chinese } from './src/locales/zh-CN/shell.ts'
import { stagesOf } from './stages.ts'

/** Asset base path (spec §9). */
const base = '/cv3/'
/** Where `pnpm dev` runs the API. */
const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:8081'
/** What every page runs on and no release of ours changes: one file, long cached. */
const vendor =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|jotai)[\\/]/

/**
 * What the login page is made of, and every other form. Left to themselves these are 18 files of less than 2 KB: each
 * costs a request, and compressed alone they are 4 KB larger.
 */
const form =
  /ui-kit[\\/]src[\\/](Field|TextField|PasswordField|PhoneField|Form|ErrorSummary|Banner|Link|Tabs)[\\/]|portal[\\/]src[\\/](parts[\\/]enter|session[\\/]entryChecks|business[\\/]login[\\/](useEntryForm|EntryForm|loginWays|registerHref|Login\.css))/

/** In the order of a visit, each without what those before it have loaded. */
const { plugin: stages, groups } = stagesOf([
  // The names of all other files: every page but the login in Chinese begins with them.
  { name: 'files', roots: /portal\/src\/(app\/pages|locales\/files)\.ts$/ },
  // Behind the login form as soon as it is shown: the server's answers are read, the menus of the frame open, and the
  // UKEY has its form and its sentences, which signing has again.
  {
    name: 'entry',
    roots:
      /\/(session\/entryCalls|http\/client|contract\/src\/platform|app\/shell\/(DisplayMenu|QuickBar)|business\/login\/(SmsForm|UkeyForm|RememberCorp|Illustration))\.tsx?$/,
  },
  // The frame and the home of every role: with them whoever signs in goes on.
  {
    name: 'signed-in',
    roots:
      /\/(app\/PasswordExpired|app\/shell\/SignedInShell|session\/(securityCalls|identity)|pages\/credit\/\w+\/index\/\w+)\.tsx?$/,
  },
  { name: 'list', roots: /\/archetypes\/(ListPage|ApprovalDesk)\.tsx$/ },
  // What any form keeps its values in: the reset of a password and the personal centre have no application.
  { name: 'fields', roots: /\/parts\/(PlainForm|useField)\.tsx?$/ },
  { name: 'apply', roots: /\/(archetypes\/apply|business\/trade)\/\w+\.tsx?$/ },
  { name: 'sign', roots: /\/signing\/\w+\.tsx?$/ },
])

/** What the homes say, and the lists and forms that one goes to from there: a file for each language. */
const words = /portal[\\/]src[\\/]locales[\\/]([\w-]+)[\\/](home|tickets|approval|trade|list|notices)\.ts$/

/**
 * The package of react-router names its development files alone, whose warnings nobody reads in a build. Those for
 * production stand beside them; they give each component a name for developer tools, and what is named is kept, though
 * nobody uses it: links, forms and scrolling, 4 KB of the first page.
 */
const routerOfProduction: Plugin = {
  name: 'router-of-production',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!/^react-router(\/dom)?$/.test(source)) return null
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    return found && { ...found, id: found.id.replace(/([\\/]react-router[\\/]dist[\\/])development/, '$1production') }
  },
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
  },
}

/** What index.html says by itself where a file of the first page does not arrive: the portal's words, in both languages. */
const bootWords: Plugin = {
  name: 'boot-words',
  transformIndexHtml: (html) => html.replace('<!--boot:missing-->', [chinese, english].map(missingOf).join('')),
}

const missingOf = (words: typeof chinese | typeof english, index: number) =>
  `<div lang="${index === 0 ? 'zh-CN' : 'en-US'}" hidden><p>${words.pageFailedText}</p>` +
  (['chunk', 'css'] as const).map((kind) => `<p data-kind="${kind}" hidden>${words[`${kind}Failed`]}</p>`).join('') +
  `<button type="button" class="boot-again">${words.reload}</button></div>`

/** The entry itself stays the entry: tools find it in the manifest. */
const notEntry = /^(?!.*\/(main\.tsx|index\.html)$)/

export default defineConfig({
  base,
  plugins: [react(), vanillaExtractPlugin(), routerOfProduction, bootWords, stages],
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    // What the login page postpones is one file on purpose, and so is what it takes along of what is imported later elsewhere.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      checks: { ineffectiveDynamicImport: false },
      // 1 KB of the first page: what is read and not used may go, and a constant stands where it is used.
      treeshake: { propertyReadSideEffects: false },
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: vendor, priority: 103 },
            { name: 'start', tags: ['$initial'], test: notEntry, priority: 102 },
            { name: 'form', test: form, priority: 101 },
            { name: (id) => `words-${words.exec(id)?.[1]}`, debugName: 'words', test: words, priority: 100 },
            ...groups,
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', `${base}theme.css`, `${base}file`].map((path) => [path, { target: api, changeOrigin: true }]),
    ),
  },
})
