import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

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
    /(node_modules|\/src\/(?!web\/uploads\/)).*\.[cm]?[jt]sx?$/.test(id) &&
    !account.test.test(id) &&
    !rates.test.test(id),
  minShareCount: 6,
}
// What many pages share that are about rates, and those of guests who book or have an account: 22 KB that the front page and
// the list do not need.
const rates = {
  name: 'rates',
  test: /\/src\/(domain\/(price\/cancellation|time\/zone-time)|web\/price-charts\/.*|words\/.*\/(hotel-page|rates))\.tsx?$/,
  minShareCount: 6,
}
const account = {
  name: 'account',
  test: /\/src\/(web\/booking\/.*|web\/user-centre\/(load-failed|pane|use-personal|profile\/.*)|web\/orders\/(save-file|state-mark|use-now)|web\/push\/(push-ability|push-offer|use-push)|ui\/(after-press|choice|field|form-state|use-form)|words\/(centre|guarantee|orders|profile|push|uploads))\.tsx?$/,
  minShareCount: 6,
}

export default defineConfig({
  publicDir: 'src/web/public',
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: [framework, shared, rates, account] } } },
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
