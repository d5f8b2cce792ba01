import { DoorOpen } from 'lucide-react'
import { MAX_DESCRIPTION_LENGTH } from '@/lib/limits'
import { selectGateway } from '@/store/project/gateways/panel'
import { projectPaths } from '@/store/project/paths'
import { navigationRequested } from '@/store/navigation/events'
import { selectNavigationType } from '@/store/navigation/selectors'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { DescriptionCell } from '@/ui/Cells/DescriptionCell'
import { Message } from '@/ui/Message/Message'
import { IdProperty, PropertiesTable, Property } from '@/ui/PropertiesTable/PropertiesTable'
import { SideModal } from '@/ui/SideModal/SideModal'
import { useParams } from '@/views/shell/route-context'
import { AttachedAddresses, AttachedPools } from './Attachments'
import { RoutesToGateway } from './RoutesToGateway'
import styles from './GatewayPanel.module.css'

const GUIDE = 'https://docs.oxide.computer/guides/configuring-guest-networking#internet-gateway'

/** An internet gateway, over those of its VPC: what is attached to it, and which routes lead there. */
export function GatewayPanel() {
  const params = useParams(projectPaths.internetGateway)
  const send = useSend()
  const navigationType = useAppSelector(selectNavigationType)
  const gateway = useAppSelector(state => selectGateway(state, params))
  if (!gateway) return null
  const { id, name, description } = gateway
  return (
    <SideModal
      title="Internet gateway"
      subtitle={
        <>
          <DoorOpen size={16} className={styles.icon} />
          {name}
        </>
      }
      animate={navigationType === 'push'}
      onDismiss={() => send(navigationRequested({ to: projectPaths.internetGateways(params) }))}
    >
      <div className={styles.parts}>
        <Message link={{ label: 'Learn more about internet gateways', href: GUIDE }}>
          For now, internet gateways can only be changed with the API and the command-line tool.
        </Message>
        <PropertiesTable>
          <Property label="Name">{name}</Property>
          <Property label="Description">
            <DescriptionCell text={description} max={MAX_DESCRIPTION_LENGTH} />
          </Property>
          <IdProperty id={id} name={name} />
        </PropertiesTable>
        <AttachedAddresses />
        <AttachedPools />
        <RoutesToGateway gateway={name} />
      </div>
    </SideModal>
  )
}
