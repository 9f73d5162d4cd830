import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Asset base path (spec §9). */
const base = '/cv3/'
/** Where `pnpm dev` runs the API. */
const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:8081'

export default defineConfig({
  base,
  plugins: [react(), vanillaExtractPlugin()],
  build: { target: 'baseline-widely-available', manifest: true, chunkSizeWarningLimit: 400 },
  server: {
    proxy: Object.fromEntries(
      ['/api', `${base}theme.css`, `${base}file`].map((path) => [path, { target: api, changeOrigin: true }]),
    ),
  },
})
