import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwind from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// What almost every page shares comes in one file: thirty small ones cost a phone as many requests and 5 KB.
const shared = { name: 'shared', test: /node_modules|\/src\//, minShareCount: 6 }

export default defineConfig({
  publicDir: 'src/web/public',
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [shared] } } } } },
  },
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US', 'zh-CN'] }), enforce: 'pre' },
    tailwind(),
    tanstackStart({
      srcDirectory: 'src/web',
      router: { addExtensions: true },
      vite: { installDevServerMiddleware: false },
    }),
    react(),
  ],
})
