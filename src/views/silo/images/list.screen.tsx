import type { ReactNode } from 'react'
import { selectSelected } from '@/store/lists/selectors'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { promoteImage, selectSiloImagesActions } from '@/store/silo/images/actions'
import { selectProjectChoices } from '@/store/silo/images/choices'
import { selectSiloImageRows, siloImageBulk } from '@/store/silo/images/images'
import { siloImageListQuery, allProjectsQuery } from '@/store/silo/queries'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { guide, type PageDocs } from '@/views/shared/docs/guides'
import { sectionIcons } from '@/views/shared/icons'
import { imageColumns as columns } from '@/views/shared/images/columns'
import { ListPage } from '@/views/shared/list/ListPage'

const { images: Icon } = sectionIcons

const docs: PageDocs = {
  heading: 'Images',
  summary: 'Disks are made from images. Images of the silo were promoted from one of its projects.',
  links: [guide('Images', 'creating-and-sharing-images')],
}

/** The silo's images. The panel of one opens over them. */
function SiloImagesView({ children }: { children?: ReactNode }) {
  const isSelecting = useAppSelector(state => selectSelected(state, '').length > 0)
  useQueries(isSelecting ? [allProjectsQuery] : [])
  const projects = useAppSelector(selectProjectChoices)
  return (
    <ListPage
      id="silo-images"
      title="Silo images"
      noun="image"
      icon={<Icon />}
      docs={docs}
      list={siloImageListQuery}
      rows={useAppSelector(state => selectSiloImageRows(state))}
      columns={columns}
      bulk={siloImageBulk(projects)}
      toolbar={<ActionButton action={promoteImage} tone="primary" />}
      empty="Promote an image of a project to see it here."
    >
      {children}
    </ListPage>
  )
}

export { selectSiloImagesActions as actions, columns, docs, SiloImagesView as View }
