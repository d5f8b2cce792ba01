import type { Image } from '@/api/generated/types'
import { rich } from '@/lib/rich-text'
import { VALUE } from '@/machines/bulk-plan/bulk-plan.rules'
import type { BulkAction } from '@/store/bulk/plan'
import type { ActionViewModel } from '@/store/commands/action'
import { commandRequested } from '@/store/commands/events'
import { objectActions } from '@/store/palette/object-actions'
import { listRows, objectView } from '@/store/queries/view-models'
import { siloPaths } from '../paths'
import { siloImageActions } from './actions'
import { siloImageListQuery, siloImageViewQuery } from '../queries'

/** The rows of the current page of the silo's images. */
export const selectSiloImageRows = listRows(siloImageListQuery, image => ({
  href: siloPaths.image({ image: image.name }),
  actions: siloImageActions(image),
}))

/** The image in the open panel. */
export const selectSiloImage = objectView(siloImageViewQuery, (image, params) => ({
  actions: siloImageActions(image, siloPaths.image(params)),
}))

/** The palette actions of an image's panel. */
export const selectSiloImageActions = objectActions('Image', selectSiloImage)

type Row = Image & { actions: readonly ActionViewModel[] }

const UNREAD = rich`The projects have not been read yet`

interface Choice {
  value: string
  label: string
}

/** The actions on many images of the silo. They are demoted to one of the projects. */
export const siloImageBulk = (projects: readonly Choice[]): readonly BulkAction<Row>[] => [
  {
    id: 'demote',
    label: 'Demote',
    field: {
      label: 'Project',
      options: projects,
    },
    of: () => row => {
      const found = row.actions.find(({ id }) => id === 'demote')
      return (
        found && {
          ...found,
          reason: found.reason ?? (projects.length > 0 ? undefined : UNREAD),
          event: commandRequested({
            source: `imageDemote/${row.id}`,
            command: {
              endpoint: 'imageDemote',
              args: { path: { image: row.id }, query: { project: VALUE } },
            },
            errorTitle: 'Could not demote image',
          }),
        }
      )
    },
  },
  'delete',
]
