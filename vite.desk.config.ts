import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The desk is a bundle of its own: guests never load a byte of it. */
export default defineConfig({
  base: '/desk/',
  publicDir: false,
  build: {
    rolldownOptions: { input: 'src/desk/desk.html' },
    assetsInlineLimit: 2_048,
  },
  plugins: [react()],
})
