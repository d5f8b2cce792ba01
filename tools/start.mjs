import { installPackages } from './setup.mjs'

/** `npm start`: installs packages first, because the development server needs them. */
const problem = installPackages()
if (problem) {
  console.error(problem)
  process.exit(1)
}
const { register } = await import('tsx/esm/api')
register()
// The build loads the screens, for the headings of their lists.
await import('./without-styles.mjs')
await import('./develop.ts')
