import { writeFileSync } from 'node:fs'
import { runTool } from './command-line'
import { MACHINES_PAGE, machinesPage } from './machines/page'

/** `npm run machines`: regenerates docs/machines.md from the machines. */
runTool(async () => {
  writeFileSync(MACHINES_PAGE, await machinesPage())
})
