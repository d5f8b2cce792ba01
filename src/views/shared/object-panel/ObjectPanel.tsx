import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { MAX_DESCRIPTION_LENGTH } from '@/lib/limits'
import type { ActionViewModel } from '@/store/commands/action'
import { navigationRequested } from '@/store/navigation/events'
import { selectNavigationType } from '@/store/navigation/selectors'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { DescriptionCell } from '@/ui/Cells/DescriptionCell'
import { MenuButton } from '@/ui/Menu/MenuButton'
import {
  DateProperty,
  IdProperty,
  PropertiesTable,
  Property,
} from '@/ui/PropertiesTable/PropertiesTable'
import { SideModal } from '@/ui/SideModal/SideModal'
import { toMenuEntries } from '@/views/shared/actions/menu-entries'
import styles from './ObjectPanel.module.css'

interface ObjectPanelProps {
  /** What kind of object it is: `Disk`. */
  kind: string
  icon: ReactNode
  object: {
    id: string
    name: string
    description: string
    /** ISO 8601. */
    timeCreated: string
    timeModified: string
    actions: readonly ActionViewModel[]
  }
  /** The list that the panel stands over. */
  leaveTo: string
  /** The properties that not every object has. */
  children?: ReactNode
  /** What is too large for a property, such as a certificate. */
  below?: ReactNode
}

/** An object of a list in a panel over that list: its properties, and what can be done to it. */
export function ObjectPanel({ kind, icon, object, leaveTo, children, below }: ObjectPanelProps) {
  const { id, name } = object
  const send = useSend()
  const navigationType = useAppSelector(selectNavigationType)
  const close = () => send(navigationRequested({ to: leaveTo }))
  return (
    <SideModal
      title={kind}
      subtitle={
        <>
          <span className={styles.icon}>{icon}</span>
          {name}
        </>
      }
      animate={navigationType === 'push'}
      onDismiss={close}
      footer={
        <div className={styles.footer}>
          <MenuButton
            label={`${kind} actions`}
            entries={toMenuEntries(object.actions, send)}
            placement="bottom start"
          >
            Actions
            <ChevronDown size={14} />
          </MenuButton>
          <Button onPress={close}>Close</Button>
        </div>
      }
    >
      <PropertiesTable>
        <IdProperty id={id} name={name} />
        <Property label="Description">
          <DescriptionCell text={object.description} max={MAX_DESCRIPTION_LENGTH} />
        </Property>
        {children}
        <DateProperty label="Created" date={object.timeCreated} />
        <DateProperty label="Updated" date={object.timeModified} />
      </PropertiesTable>
      {below}
    </SideModal>
  )
}
