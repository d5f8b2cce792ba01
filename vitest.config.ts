import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const TESTS = 'tests/{unit,contract,architecture,integration,replay}/**/*'
const WITH_DOM = [`${TESTS}.test.tsx`, `${TESTS}.dom.test.ts`]

/** Short files with long tests. */
const LONG =
  /(other-servers\/(screens|unknown)|every-screen|newer-pages|seen\/seen|palette-everywhere|published-contract|replay\/fuzz)\.test\.tsx?$/

/** Vitest takes large files for long ones, so that these would run last, one core being idle. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const rank = ({ moduleId }: TestSpecification) => (LONG.test(moduleId) ? 0 : 1)
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}

/**
 * Everything that runs without a browser: unit, contract, architecture, integration, replay. Test
 * files of one worker share their modules, which spares most of the time: no test may leave
 * anything behind in a module.
 */
export default defineConfig({
  resolve: { alias: { '@': here('./src'), '#tests': here('./tests') } },
  define: { __DEV__: 'true', __BUILD__: '"test"', __PREVIEW__: 'false' },
  test: {
    pool: 'threads',
    isolate: false,
    runner: here('./tools/vitest-runner.ts'),
    // By default, one core would be left idle.
    maxWorkers: '100%',
    sequence: { sequencer: LongFirst },
    // Ends what hangs; a busy machine takes several times as long as a quiet one.
    testTimeout: 60_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [`${TESTS}.test.ts`],
          exclude: WITH_DOM,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: WITH_DOM,
          setupFiles: ['tests/support/dom.ts'],
        },
      },
    ],
  },
})
