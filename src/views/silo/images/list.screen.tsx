import type { ReactNode } from 'react'
import { useAppSelector } from '@/store/setup/hooks'
import { promoteImage, selectSiloImagesActions } from '@/store/silo/images/actions'
import { selectSiloImageRows } from '@/store/silo/images/images'
import { siloImageListQuery } from '@/store/silo/images/queries'
import { Table } from '@/ui/Table/Table'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { guide, type PageDocs } from '@/views/shared/docs/guides'
import { sectionIcons } from '@/views/shared/icons'
import { imageColumns as columns } from '@/views/shared/images/columns'
import { ListPage } from '@/views/shared/list-page/ListPage'

const { images: Icon } = sectionIcons

const docs: PageDocs = {
  heading: 'Images',
  summary: 'Disks are made from images. Those of the silo were promoted from one of its projects.',
  links: [guide('Images', 'creating-and-sharing-images')],
}

/** The silo's images. The panel of one opens over them. */
function SiloImagesView({ children }: { children?: ReactNode }) {
  const rows = useAppSelector(state => selectSiloImageRows(state))
  return (
    <>
      <ListPage
        title="Silo images"
        icon={<Icon />}
        docs={docs}
        list={siloImageListQuery}
        toolbar={<ActionButton action={promoteImage} tone="primary" />}
        empty={{
          title: 'No images',
          body: 'Promote an image of a project to see it here.',
        }}
      >
        <Table label="Silo images" rows={rows} columns={columns} />
      </ListPage>
      {children}
    </>
  )
}

export { selectSiloImagesActions as actions, columns, docs, SiloImagesView as View }
