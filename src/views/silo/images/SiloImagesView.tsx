import type { ReactNode } from 'react'
import { useAppSelector } from '@/store/setup/hooks'
import { promoteImage } from '@/store/silo/images/actions'
import { siloImageListQuery } from '@/store/silo/images/queries'
import { selectSiloImageRows } from '@/store/silo/images/rows'
import { Table } from '@/ui/Table/Table'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { sectionIcons } from '@/views/shared/icons'
import { imageColumns } from '@/views/shared/images/columns'
import { ListPage } from '@/views/shared/list-page/ListPage'
import { siloImageDocs } from './docs'

const { images: Icon } = sectionIcons

/** The images of the silo; one of them is drawn over it. */
export function SiloImagesView({ children }: { children?: ReactNode }) {
  const rows = useAppSelector(selectSiloImageRows)
  return (
    <>
      <ListPage
        title="Silo images"
        icon={<Icon />}
        docs={siloImageDocs}
        list={siloImageListQuery}
        toolbar={<ActionButton action={promoteImage} tone="primary" />}
        empty={{
          title: 'No images',
          body: 'Promote an image of a project to see it here.',
        }}
      >
        <Table label="Silo images" rows={rows} columns={imageColumns} />
      </ListPage>
      {children}
    </>
  )
}
