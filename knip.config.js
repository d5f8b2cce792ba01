/*
 * Finds unused code. With `--production` it ignores tests: an export that only tests import is
 * unused then, unless its own file needs it as well. Without, it also finds each `export` that no
 * other file imports, tests included.
 */
const isProduction = process.argv.includes('--production')

export default {
  entry: [
    'src/main.tsx!',
    'webpack.config.js!',
    'tools/*.{ts,mjs}!',
    // Referred to by their paths, not imported. Knip takes `watcher` for the script beside it.
    'src/ui/{UiProvider/english,Icon/icon}.ts!',
    'tools/webpack/{lean-icons,trusted-types}.mjs!',
    'tools/bench/{served,small-api,watcher}.ts!',
    'tests/**/*.test.{ts,tsx}',
    'tests/unit/tools/support/host-process.ts',
    'tests/integration/backend/support/worst-requests.ts',
    '*.config.{js,ts}',
  ],
  project: ['src/**/*.{ts,tsx}!', 'tools/**/*.{ts,mjs}!', 'tests/**/*.{ts,tsx}'],
  // What documents of the API may have, whether or not the console uses it.
  ignore: ['src/api/{generated,parser}/**', 'src/api/operations/answers.ts'],
  include: ['files', 'exports', 'types'],
  ignoreExportsUsedInFile: isProduction,
  // The entries are complete without the configurations of these.
  playwright: false,
  vitest: false,
  webpack: false,
}
