import { Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ActionViewModel } from '@/store/commands/action'
import { navigationRequested } from '@/store/navigation/events'
import { selectNavigationType } from '@/store/navigation/selectors'
import { useSupports } from '@/store/release/release'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Stack, Text } from '@/ui/Layout/Layout'
import {
  DateProperty,
  IdProperty,
  PropertiesTable,
  Property,
} from '@/ui/PropertiesTable/PropertiesTable'
import { SideModal } from '@/ui/SideModal/SideModal'
import { PanelFooter } from '@/views/shared/object-panel/PanelFooter'
import { useTabTitle } from '@/views/shared/tab-title/use-tab-title'

interface IdentityPanelProps {
  kind: 'User' | 'Group'
  object: {
    id: string
    name: string
    timeCreated: string
    timeModified: string
    actions: readonly ActionViewModel[]
  }
  leaveTo: string
  silo?: string
  children: ReactNode
}

/** A user or group over its list. */
export function IdentityPanel({ kind, object, leaveTo, silo, children }: IdentityPanelProps) {
  const { id, name, timeCreated, timeModified, actions } = object
  const send = useSend()
  const hasTimes = useSupports('userTimes')
  const navigationType = useAppSelector(selectNavigationType)
  // Its address has the id.
  useTabTitle(usual => usual.replace(id, name))
  const close = () => send(navigationRequested({ to: leaveTo }))
  return (
    <SideModal
      title={kind}
      subtitle={
        <>
          <Users size={16} /> {name}
        </>
      }
      animate={navigationType === 'push'}
      onDismiss={close}
      footer={<PanelFooter kind={kind} actions={actions} onClose={close} />}
    >
      <Stack gap={6}>
        <PropertiesTable>
          <IdProperty id={id} name={name} />
          {silo !== undefined && <Property label="Silo">{silo}</Property>}
          {hasTimes && <DateProperty label="Created" date={timeCreated} />}
          {hasTimes && <DateProperty label="Last modified" date={timeModified} />}
        </PropertiesTable>
        {children}
      </Stack>
    </SideModal>
  )
}

interface PartProps {
  title: string
  children: ReactNode
}

/** A part of the panel, under its heading. */
export function Part({ title, children }: PartProps) {
  return (
    <Stack as="section" gap={3}>
      <Text as="h3" fontSize="md" fontWeight="strong">
        {title}
      </Text>
      {children}
    </Stack>
  )
}
