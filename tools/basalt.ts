#!/usr/bin/env node
import { runTool, UsageError } from './command-line'
import { packagedBuild } from './packaged'

/** The command of the package: `npm run package`. */
const TOOLS: Readonly<Record<string, () => Promise<unknown>>> = {
  serve: () => import('./serve'),
  replay: () => import('./replay'),
  'mock-api': () => import('./mock-api'),
}

const USAGE = `Usage: basalt COMMAND [options]

A browser console for a cloud infrastructure platform that speaks the Oxide control-plane API.

  basalt serve --api URL   serve the console in front of a rack
  basalt replay FILE       replay the log of a session
  basalt mock-api          serve an API without a rack, to try the console with
  basalt --version         print the version and the commit
  basalt --help            show this text

The options of a command: basalt COMMAND --help.`

runTool(async () => {
  const name = process.argv[2] ?? ''
  if (name === '--version') return console.log(`basalt ${packagedBuild}`)
  if (name === '' || name === '--help') return console.log(USAGE)
  const load = Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined
  if (!load)
    throw new UsageError(
      `There is no command "${name}". There are: ${Object.keys(TOOLS).join(', ')}.`,
    )
  process.argv.splice(2, 1)
  await load()
})
