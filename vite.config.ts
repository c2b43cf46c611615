import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkOf } from './src/web/page-chunks.ts'

// What every page needs is one file: it packs better than many small ones, and a visitor keeps it from build to build.
const framework = {
  name: 'framework',
  test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack)[\\/]/,
}
// What almost every page shares comes in another: thirty small ones cost a phone as many requests and 5 KB.
// Their styles stay apart: a sheet of everybody would hold up the first paint of pages that need none of it.
const shared = {
  name: 'shared',
  test: (id: string) =>
    /(node_modules|\/src\/(?!web\/uploads\/)).*\.[cm]?[jt]sx?$/.test(id) && chunkOf(id) === null,
  minShareCount: 6,
}
const isScript = (id: string) => /\.tsx?$/.test(id)
const rates = {
  name: 'rates',
  test: (id: string) => isScript(id) && chunkOf(id) === 'rates',
  minShareCount: 6,
}
const account = {
  name: 'account',
  test: (id: string) => isScript(id) && chunkOf(id) === 'account',
  minShareCount: 6,
}
const flexible = { name: 'flexible', test: (id: string) => chunkOf(id) === 'flexible' }

export default defineConfig({
  publicDir: 'src/web/public',
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [framework, shared, rates, account, flexible] } },
        },
      },
    },
  },
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US', 'zh-CN'] }), enforce: 'pre' },
    tanstackStart({
      srcDirectory: 'src/web',
      router: {
        addExtensions: true,
        // A page's loader comes with the page: the first script of the site need not know how every other page is loaded.
        codeSplittingOptions: {
          defaultBehavior: [
            ['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent'],
          ],
        },
      },
      vite: { installDevServerMiddleware: false },
    }),
    react(),
  ],
})
