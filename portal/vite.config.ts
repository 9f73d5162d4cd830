import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

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
  /ui-kit[\\/]src[\\/](Field|TextField|PasswordField|Form|ErrorSummary|Banner|Link|Tabs)[\\/]|portal[\\/]src[\\/](parts[\\/](enter|SmsCodeField)|pages[\\/]login[\\/](useEntryForm|EntryForm|checks|Login\.css))/

/** The entry itself stays the entry: tools find it in the manifest. */
const notEntry = /^(?!.*\/(main\.tsx|index\.html)$)/

export default defineConfig({
  base,
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 500,
    rolldownOptions: {
      // 1 KB of the first page: what is read and not used may go, and a constant stands where it is used.
      treeshake: { propertyReadSideEffects: false },
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: vendor, priority: 3 },
            { name: 'start', tags: ['$initial'], test: notEntry, priority: 2 },
            { name: 'form', test: form, priority: 1 },
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
