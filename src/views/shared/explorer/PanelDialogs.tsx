import { panelChanged } from '@/store/explorer/events'
import { selectPage, selectSendable, type Panel } from '@/store/explorer/explorer'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { CodeBlock, CopyTextButton } from '@/ui/CopyCode/CopyCode'
import { Modal, ModalSection } from '@/ui/Modal/Modal'
import { useScope } from './scope-context'
import styles from './explorer.module.css'

interface DialogProps {
  panel: Panel
  onClose: () => void
}

/** The query as typed, and as it is sent: with the time range and the values of variables. */
export function QueryModal({ panel, onClose }: DialogProps) {
  const scope = useScope()
  const run = useAppSelector(state => selectPage(state, scope)?.runs[panel.id])
  const now = useAppSelector(state => {
    const sendable = selectSendable(state, scope, panel)
    return sendable?.kind === 'ready' ? sendable.text : undefined
  })
  const sent = run?.sent?.sent.typed === panel.query ? run.sent.sent.text : now
  return (
    <Modal
      title="Query"
      width="free"
      cancelLabel="Close"
      onDismiss={onClose}
      actionButton={<CopyTextButton label="Copy as sent" text={sent ?? panel.query} />}
    >
      <ModalSection>
        <CodeBlock label="Query">{panel.query || ' '}</CodeBlock>
      </ModalSection>
      <ModalSection>
        <h3 className={styles.sentTitle}>As sent</h3>
        {sent === undefined ? (
          <p>It cannot be sent as it is: the editor says why.</p>
        ) : (
          <CodeBlock label="As sent">{sent}</CodeBlock>
        )}
      </ModalSection>
    </Modal>
  )
}

/** The texts that were run last in this tab, to bring one back. */
export function RecentModal({ panel, onClose }: DialogProps) {
  const send = useSend()
  const scope = useScope()
  const recent = useAppSelector(state => selectPage(state, scope)?.recent ?? null)
  const use = (query: string) => {
    send(panelChanged({ panel: panel.id, change: { query } }))
    onClose()
  }
  return (
    <Modal title="Recent queries" width="free" cancelLabel="Close" onDismiss={onClose}>
      <ModalSection>
        {recent && recent.length > 0 ? (
          <ul aria-label="Recent queries" className={styles.recent}>
            {recent.map((text, at) => (
              <li key={text}>
                <CodeBlock label={`Recent query ${at + 1}`}>{text}</CodeBlock>
                <Button size="sm" onPress={() => use(text)}>
                  Use
                </Button>
              </li>
            ))}
          </ul>
        ) : (
          <p>Queries appear here once they have run in this tab.</p>
        )}
      </ModalSection>
    </Modal>
  )
}
