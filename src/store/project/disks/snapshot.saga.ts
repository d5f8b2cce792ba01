import { put, takeEvery } from 'typed-redux-saga'
import { generatedName } from '@/lib/name'
import { emphasis } from '@/lib/rich-text'
import { commandRequested } from '@/store/commands/events'
import { drawSuffix } from '@/store/random/saga'
import { toastAdded } from '@/store/toasts/slice'
import { projectPaths } from '../paths'
import { snapshotRequested } from './events'

/**
 * Creates snapshots that are requested without a form: `web-boot-3fa91c` of the disk `web-boot`.
 */
export function* watchSnapshots() {
  yield* takeEvery(snapshotRequested, function* ({ payload }) {
    const { project, disk, announce, source, isQuiet } = payload
    const name = generatedName([disk], yield* drawSuffix())
    if (announce && !isQuiet)
      yield* put(
        toastAdded({ variant: 'info', content: ['Creating snapshot of disk ', emphasis(disk)] }),
      )
    yield* put(
      commandRequested({
        source: source ?? `snapshotCreate/${name}`,
        command: {
          endpoint: 'snapshotCreate',
          args: { query: { project }, body: { name, disk, description: '' } },
        },
        success: {
          content: ['Snapshot ', emphasis(name), ' created'],
          link: { label: 'View snapshot', to: projectPaths.snapshot({ project, snapshot: name }) },
        },
        errorTitle: 'Could not create snapshot',
        ...(isQuiet && { isQuiet }),
      }),
    )
  })
}
