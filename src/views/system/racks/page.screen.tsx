import { Rows3 } from 'lucide-react'
import { useAppSelector } from '@/store/setup/hooks'
import { systemPaths } from '@/store/system/paths'
import { selectRack, selectRackParts, selectUninitializedFailure } from '@/store/system/racks/parts'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { Message } from '@/ui/Message/Message'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { DateProperty, IdProperty, PropertiesTable } from '@/ui/PropertiesTable/PropertiesTable'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { useParams } from '@/views/shell/route-context'
import { inventoryDocs } from '../inventory/docs'
import { RackPicture } from './RackPicture'
import styles from './page.module.css'

/** The page of a rack: its properties and its hardware. */
function RackView() {
  const params = useParams(systemPaths.rack)
  const rack = useAppSelector(state => selectRack(state, params))
  const parts = useAppSelector(state => selectRackParts(state, params))
  const failure = useAppSelector(selectUninitializedFailure)
  if (!rack) return null
  return (
    <>
      <PageHeader title="Rack" icon={<Rows3 />}>
        <Refresh />
        <DocsPopover {...inventoryDocs} />
      </PageHeader>
      <div className={styles.page}>
        <PropertiesTable columns={2}>
          <IdProperty label="Rack ID" id={rack.id} name="the rack" />
          <DateProperty label="Created" date={rack.timeCreated} />
          <DateProperty label="Last modified" date={rack.timeModified} />
        </PropertiesTable>
        {failure !== undefined && (
          <Message>The uninitialized sleds could not be read: {failure}</Message>
        )}
        <RackPicture parts={parts} />
      </div>
    </>
  )
}

export { RackView as View }
