import type { ReactNode } from 'react'
import type { ActionViewModel } from '@/store/commands/action'
import { navigationRequested } from '@/store/navigation/events'
import { selectArrival } from '@/store/navigation/selectors'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { SideModal } from '@/ui/SideModal/SideModal'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import styles from './ObjectPanel.module.css'

interface ObjectPanelProps {
  /** What kind of object it is: `Disk`. */
  kind: string
  id: string
  name: string
  icon: ReactNode
  actions: readonly ActionViewModel[]
  /** The list that the panel stands over. */
  leaveTo: string
  /** The facts of the object. */
  children: ReactNode
}

/** An object of a list in a panel over that list: its facts, and what can be done to it. */
export function ObjectPanel({ kind, id, name, leaveTo, ...props }: ObjectPanelProps) {
  const send = useSend()
  const arrival = useAppSelector(selectArrival)
  const close = () => send(navigationRequested({ to: leaveTo }))
  return (
    <SideModal
      title={kind}
      subtitle={
        <>
          {props.icon}
          {name}
        </>
      }
      animate={arrival === 'push'}
      onDismiss={close}
      footer={
        <div className={styles.footer}>
          <ActionsMenu label={`${kind} actions`} id={id} name={name} actions={props.actions} />
          <Button onPress={close}>Close</Button>
        </div>
      }
    >
      {props.children}
    </SideModal>
  )
}
