import { installPackages } from './setup.mjs'

/** `npm start`: what runs the console in development needs its packages first. */
installPackages()
const { register } = await import('tsx/esm/api')
register()
await import('./develop.ts')
