import { runTool } from './command-line'
import { packagedBuild } from './packaged'
import { fromRoot } from './webpack/paths'

// Set as in a production build: development's checks of each state would take most of the time.
Object.assign(globalThis, { __DEV__: false, __PREVIEW__: process.argv.includes('--preview') })
Object.assign(process.env, { NODE_ENV: 'production' })

runTool(async () => {
  const [{ createApp }, { dialogs, routes }, { runReplay }] = await Promise.all([
    import('@/create-app'),
    import('@/routes'),
    import('./replaying/run'),
  ])
  process.exitCode = await runReplay(process.argv.slice(2), {
    build: ports => createApp({ ports, routes, dialogs }),
    tests: packagedBuild === undefined ? fromRoot('tests') : null,
    print: line => void process.stdout.write(`${line}\n`),
  })
})
