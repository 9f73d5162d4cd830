import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultPlatform } from '@jinpiao/themes/platforms'
import { themeStylesheet } from '@jinpiao/themes/stylesheet'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build, type PluginOption } from 'vite'
import { buildPortal } from '../../scripts/build.ts'
import { repository, run } from '../../scripts/run.ts'
import { bareGrid } from './bareGrid.ts'

const here = import.meta.dirname
const peerRoot = join(here, 'peers')
const oursRoot = join(here, 'ours')

/** Folders of the production builds, and of the page that needs none. */
export const dist = {
  portal: join(repository, 'portal', 'dist'),
  ours: join(oursRoot, 'dist'),
  peer: join(peerRoot, 'dist'),
  bare: join(here, 'bare'),
}

/** One build for both sides, with the portal's own target; only the plugin for our stylesheets differs. */
const buildApp = (root: string, plugins: PluginOption[]) =>
  build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), ...plugins],
    build: { target: 'baseline-widely-available', manifest: true, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  })

export async function buildPeer(): Promise<void> {
  // Outside the workspace: nobody who does not measure downloads another component library.
  const install = ['--yes', 'pnpm@12.21.0', 'install', '--ignore-workspace', '--frozen-lockfile']
  const { code, output } = await run('npx', install, { cwd: peerRoot, output: 'collect', limitSeconds: 300 })
  if (code !== 0) throw new Error(`the peer could not be installed:\n${output}`)
  await buildApp(peerRoot, [])
}

export async function buildOurs(): Promise<void> {
  await buildApp(oursRoot, [vanillaExtractPlugin()])
  // The reference server writes the platform's stylesheet; here it stands beside the page.
  await writeFile(join(dist.ours, 'theme.css'), themeStylesheet(defaultPlatform))
  await writeFile(join(dist.ours, 'bare-grid.html'), bareGrid())
}

export async function buildLogin(): Promise<void> {
  const { code } = await buildPortal()
  if (code !== 0) throw new Error('the portal could not be built')
}
