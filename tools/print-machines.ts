import { writeFileSync } from 'node:fs'
import { runTool } from './command-line'
import { MACHINES_PAGE, machinesPage } from './machines/page'

/** `npm run machines`: writes docs/machines.md anew from the machines as they are. */
runTool(async () => {
  writeFileSync(MACHINES_PAGE, await machinesPage())
})
