import { installPackages } from './setup.mjs'

/** `npm start`: what runs the console in development needs its packages first. */
const problem = installPackages()
if (problem) {
  console.error(problem)
  process.exit(1)
}
const { register } = await import('tsx/esm/api')
register()
await import('./develop.ts')
