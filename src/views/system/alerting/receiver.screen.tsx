import type { ReactNode } from 'react'
import { useAppSelector } from '@/store/setup/hooks'
import { receiverPoll } from '@/store/system/alerting/deliveries'
import {
  selectReceiver,
  selectReceiverActions,
  selectReceiverPartsActions,
} from '@/store/system/alerting/receivers'
import { systemPaths } from '@/store/system/paths'
import { Stack, Text } from '@/ui/Layout/Layout'
import {
  DateProperty,
  DescriptionProperty,
  IdProperty,
  PropertiesTable,
  Property,
} from '@/ui/PropertiesTable/PropertiesTable'
import { QueryTabs } from '@/ui/RouteTabs/QueryTabs'
import { ObjectHeader } from '@/views/shared/actions/ObjectHeader'
import { lateIcons } from '@/views/shared/late-icons'
import { useParams, useRoute } from '@/views/shell/route-context'
import { CheckTab } from './CheckTab'
import { DeliveriesTab } from './DeliveriesTab'
import { DetailsTab } from './DetailsTab'
import { alertingDocs } from '../docs'

const { alerting: Icon } = lateIcons

const TABS = [
  { id: 'details', label: 'Details' },
  { id: 'deliveries', label: 'Deliveries' },
  { id: 'check', label: 'Check' },
]

/** The page of a webhook: what it is told of, what was sent to it, and whether it works. */
function ReceiverView({ children }: { children?: ReactNode }) {
  const params = useParams(systemPaths.alertReceiver)
  const { tab = null } = useRoute().params
  const receiver = useAppSelector(state => selectReceiver(state, params))
  if (!receiver) return null
  return (
    <>
      <ObjectHeader kind="Webhook" object={receiver} icon={<Icon />} docs={alertingDocs} />
      <Stack marginBottom={9}>
        <PropertiesTable columns={2}>
          <Property label="Endpoint">
            <Text overflowWrap="anywhere">{receiver.endpoint}</Text>
          </Property>
          <DateProperty label="Created" date={receiver.timeCreated} />
          <DescriptionProperty text={receiver.description} />
          <DateProperty label="Last modified" date={receiver.timeModified} />
          <IdProperty id={receiver.id} name={receiver.name} />
        </PropertiesTable>
      </Stack>
      <QueryTabs
        label="Parts of the webhook"
        tabs={TABS}
        current={tab}
        path={systemPaths.alertReceiver(params)}
      >
        <Tab id={tab} />
      </QueryTabs>
      {children}
    </>
  )
}

function Tab({ id }: { id: string | null }) {
  if (id === 'deliveries') return <DeliveriesTab />
  return id === 'check' ? <CheckTab /> : <DetailsTab />
}

const actions = [selectReceiverActions, selectReceiverPartsActions]

export { actions, receiverPoll as poll, ReceiverView as View }
