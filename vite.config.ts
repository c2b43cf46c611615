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
      // A page's loader comes with its page: what one page asks for is not every page's weight.
      router: {
        addExtensions: true,
        codeSplittingOptions: {
          defaultBehavior: [['component', 'loader'], ['errorComponent'], ['notFoundComponent']],
        },
      },
      vite: { installDevServerMiddleware: false },
    }),
    react(),
  ],
})
