import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwind from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  publicDir: 'src/web/public',
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US', 'zh-CN'] }), enforce: 'pre' },
    tailwind(),
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
