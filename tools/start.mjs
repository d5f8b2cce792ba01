import { installPackages } from './setup.mjs'

/** `npm start`: installs packages first, because the development server needs them. */
const problem = installPackages()
if (problem) {
  console.error(problem)
  process.exit(1)
}
const { register } = await import('tsx/esm/api')
register()
await import('./develop.ts')
