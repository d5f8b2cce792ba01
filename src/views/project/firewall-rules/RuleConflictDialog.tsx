import type { ConflictViewModel } from '@/store/project/firewall-rules/conflict'
import type { StoreEvent } from '@/store/setup/event'
import { useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { Modal, ModalSection } from '@/ui/Modal/Modal'
import styles from './RuleConflictDialog.module.css'

/** Shows what somebody else has changed of the rule in the form, and asks whose to keep. */
export function RuleConflictDialog({ name, differences, ...decisions }: ConflictViewModel) {
  const send = useSend()
  const sendAll = (events: readonly StoreEvent[]) => {
    for (const event of events) send(event)
  }
  return (
    <Modal
      title="Rule changed meanwhile"
      onDismiss={() => sendAll(decisions.cancel)}
      actionButton={
        <Button onPress={() => sendAll(decisions.useTheirs)}>Use theirs and keep editing</Button>
      }
      action={{
        label: 'Save mine anyway',
        tone: 'danger',
        onPress: () => sendAll(decisions.saveMine),
      }}
      isOverlayClear
    >
      <ModalSection>
        <p>
          Somebody else has changed <strong>{name}</strong> since you opened it. Nothing has been
          saved yet.
        </p>
        <div className={styles.frame} tabIndex={0} role="group" aria-label="Changes">
          <table className={styles.table} aria-label="What has changed">
            <thead>
              <tr>
                <td />
                <th scope="col">When you opened it</th>
                <th scope="col">Theirs now</th>
                <th scope="col">Yours</th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ label, opened, theirs, mine }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{opened}</td>
                  <td>{theirs}</td>
                  <td>{mine}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </ModalSection>
    </Modal>
  )
}
