import { useMemo, useState, type Ref } from 'react'
import { plainText } from '@/lib/rich-text'
import type { selectInstance } from '@/store/project/instances/instances'
import type {
  ConsoleStatus,
  SerialConsoleViewModel,
} from '@/store/project/serial-console/serial-console'
import type { ViewOf } from '@/store/queries/view-models'
import { Announcer } from '@/ui/Announcer/Announcer'
import { Badge, type BadgeTone } from '@/ui/Badge/Badge'
import { Button } from '@/ui/Button/Button'
import { Kbd } from '@/ui/Kbd/Kbd'
import { Text } from '@/ui/Layout/Layout'
import { lazy } from '@/ui/lazy/lazy'
import { RichText } from '@/ui/RichText/RichText'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import styles from './ConsoleBar.module.css'

const CliCommandDialog = lazy(() =>
  import('./CliCommandDialog').then(module => module.CliCommandDialog),
)

const TONES: Record<ConsoleStatus, BadgeTone> = {
  connecting: 'notice',
  connected: 'success',
  disconnected: 'notice',
  error: 'danger',
}

/** Id of the hint on leaving the terminal by keyboard. */
export const HINT_ID = 'serial-console-keys'

interface ConsoleBarProps {
  shown: SerialConsoleViewModel
  instance: ViewOf<typeof selectInstance>
  project: string
  isTerminalReady: boolean
  onReconnect: () => void
  ref: Ref<HTMLDivElement>
}

/** Shown below the terminal: the status of the connection, its reason, and the actions on it. */
export function ConsoleBar({ shown, instance, project, ref, ...props }: ConsoleBarProps) {
  const [isCommandShown, setIsCommandShown] = useState(false)
  const { status, reason, attempts, canReconnect, hasTerminal } = shown
  const told = [status, reason && plainText(reason)].filter(Boolean).join('. ')
  const messages = useMemo(() => [{ id: `${attempts} ${told}`, text: told }], [attempts, told])
  return (
    <div ref={ref} data-foot className={styles.bar}>
      <Announcer messages={messages} />
      <Badge tone={TONES[status]} hasDot>
        {status}
      </Badge>
      <Text as="p" color="text-muted" flex="1 1 auto" minWidth={0} overflowWrap="anywhere">
        {hasTerminal && reason && <RichText text={reason} />}
        {hasTerminal && canReconnect && (
          <>
            {' '}
            Press <Kbd>Enter</Kbd> in the terminal to reconnect.
          </>
        )}
        <span
          id={HINT_ID}
          className={styles.hint}
          hidden={!props.isTerminalReady || reason !== undefined}
        >
          <Kbd>Ctrl+Shift+L</Kbd> leaves the terminal, <Kbd>Ctrl+Shift+F</Kbd> finds in it
        </span>
      </Text>
      <div className={styles.buttons}>
        {canReconnect && (
          <Button tone="primary" onPress={props.onReconnect}>
            {hasTerminal ? 'Reconnect' : 'Try again'}
          </Button>
        )}
        {instance.buttons
          .filter(({ id, reason: obstacle }) => id === 'start' && !obstacle)
          .map(action => (
            <ActionButton key={action.id} action={action} tone="primary" />
          ))}
        <Button onPress={() => setIsCommandShown(true)}>CLI command</Button>
      </div>
      {isCommandShown && (
        <CliCommandDialog
          project={project}
          instance={instance.name}
          onDismiss={() => setIsCommandShown(false)}
        />
      )}
    </div>
  )
}
