import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Everything that runs without a browser: unit, contract, architecture, integration, replay. */
export default defineConfig({
  resolve: { alias: { '@': here('./src'), '#tests': here('./tests') } },
  define: { __DEV__: 'true', __BUILD__: '"test"', __PREVIEW__: 'false' },
  test: {
    include: ['tests/{unit,contract,architecture,integration,replay}/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 15_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
