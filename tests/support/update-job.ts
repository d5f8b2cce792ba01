import { navigationRequested } from '@/store/navigation/events'
import { requestForm } from '@/store/system/forms'
import {
  selectRepositoryRows,
  selectUpdate,
  selectUpdatePercent,
} from '@/store/system/update/update'
import { selectRepositoryUpload } from '@/store/system/update/upload'
import { fill, submit } from '#tests/integration/instance-networking/support'
import { choose } from '#tests/integration/instances/support'
import type { TestConsole } from './console'

export const UPDATE_JOB_START = '/system/update'

/** The text of the repository that is uploaded. */
export const REPOSITORY = 'PK, and the rest of a repository'

/** Lets time pass until the update that is under way has ended. Throws if it takes too long. */
const complete = async (console: TestConsole) => {
  for (let turns = 0; selectUpdatePercent(console.state()) !== null; turns += 1) {
    if (turns === 30) throw new Error('The update does not end.')
    await console.advance(20_000)
  }
}

/**
 * An operator uploads a repository during an update, visits another page meanwhile, and makes it
 * the target once the update has ended. Starts at `UPDATE_JOB_START`; returns the phase of the
 * upload on that page, the version, the progress at first, and the components at the end.
 */
export const doUpdateJob = async (console: TestConsole, receive: () => void) => {
  const go = (to: string) => console.send(navigationRequested({ to }))

  await go('/system/update/repositories')
  await console.send(requestForm('repositoryUpload'))
  const file = { id: 'repo', name: 'repo.zip', size: REPOSITORY.length }
  await fill(console, 'repositoryUpload', { file })
  await submit(console, 'repositoryUpload')
  await go('/system/silos')
  const phase = selectRepositoryUpload(console.state())?.phase
  receive()
  await console.settle()
  await go(UPDATE_JOB_START)
  await complete(console)

  await go('/system/update/repositories')
  const [newest] = selectRepositoryRows(console.state())
  const version = newest?.systemVersion ?? ''
  await choose(console, newest?.actions, 'Set as target release')
  await fill(console, 'targetRelease', { version })
  await submit(console, 'targetRelease')
  await go(UPDATE_JOB_START)
  const percent = selectUpdatePercent(console.state())
  await complete(console)
  const { components = [] } = selectUpdate(console.state()) ?? {}
  return { phase, version, percent, components: components.map(({ label }) => label) }
}
