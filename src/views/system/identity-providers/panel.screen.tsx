import { KeyRound } from 'lucide-react'
import { navigationRequested } from '@/store/navigation/events'
import { selectNavigationType } from '@/store/navigation/selectors'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { selectIdentityProvider } from '@/store/system/identity-providers/identity-providers'
import { systemPaths } from '@/store/system/paths'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { CopyButton } from '@/ui/CopyButton/CopyButton'
import { Text } from '@/ui/Layout/Layout'
import {
  DateProperty,
  IdProperty,
  PropertiesTable,
  Property,
} from '@/ui/PropertiesTable/PropertiesTable'
import { SideModal } from '@/ui/SideModal/SideModal'
import { PanelFooter } from '@/views/shared/object-panel/PanelFooter'
import { useParams } from '@/views/shell/route-context'

/** An identity provider, over the page of its silo. It cannot be changed. */
function IdentityProviderPanel() {
  const params = useParams(systemPaths.identityProvider)
  const send = useSend()
  const provider = useAppSelector(state => selectIdentityProvider(state, params))
  const navigationType = useAppSelector(selectNavigationType)
  if (!provider) return null
  const close = () => send(navigationRequested({ to: systemPaths.silo(params) }))
  return (
    <SideModal
      title="Identity provider"
      subtitle={
        <>
          <KeyRound size={14} />
          {provider.name}
        </>
      }
      animate={navigationType === 'push'}
      onDismiss={close}
      footer={<PanelFooter kind="Identity provider" onClose={close} />}
    >
      <PropertiesTable>
        <IdProperty id={provider.id} name={provider.name} />
        <DateProperty label="Created" date={provider.timeCreated} />
        <DateProperty label="Last modified" date={provider.timeModified} />
        <Property label="Description">{provider.description || <EmptyCell />}</Property>
        <Fact label="Technical contact email" text={provider.technicalContactEmail} />
        <Fact label="Service provider client ID" text={provider.spClientId} />
        <Fact label="ACS URL" text={provider.acsUrl} />
        <Fact label="Single logout (SLO) URL" text={provider.sloUrl} />
        <Property label="Request signing">
          {provider.publicCert ? 'With a certificate' : 'None'}
        </Property>
        <Fact label="Entity ID" text={provider.idpEntityId} />
        <Fact label="Group attribute name" text={provider.groupAttributeName ?? ''} />
      </PropertiesTable>
    </SideModal>
  )
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <Property label={label}>
      {text ? (
        <>
          <Text overflowWrap="anywhere">{text}</Text>
          <CopyButton label={`Copy ${label}`} text={text} />
        </>
      ) : (
        <EmptyCell />
      )}
    </Property>
  )
}

export { IdentityProviderPanel as View }
