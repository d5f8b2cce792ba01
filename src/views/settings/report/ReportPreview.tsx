import { formatNumber } from '@/lib/number'
import { useEffect, useState } from 'react'
import { Button } from '@/ui/Button/Button'
import { Row } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import { Modal, ModalSection } from '@/ui/Modal/Modal'
import { Spinner } from '@/ui/Spinner/Spinner'
import { StepsModal } from '@/views/shared/steps/StepsModal'
import { useFiles } from '@/views/shell/files-context'
import styles from './report.module.css'

interface ReportPreviewProps {
  id: string
  note: string
  onClose: () => void
}

/** Number of lines shown at a time; some lines are long. */
const PAGE = 100

type Reading = { text: string } | { problem: string } | null

/** A text that is read from a recording. Bypasses the store, so that a log does not contain a log. */
const useReading = (id: string, note: string, as?: 'steps'): Reading => {
  const { readRecording } = useFiles()
  const [reading, setReading] = useState<Reading>(null)
  useEffect(() => {
    let isShown = true
    readRecording(id, note, as).then(
      text => isShown && setReading({ text }),
      (cause: unknown) => isShown && setReading({ problem: String(cause) }),
    )
    return () => {
      isShown = false
    }
  }, [readRecording, id, note, as])
  return reading
}

/** The whole text of a report, to read before saving it. */
export function ReportPreview({ id, note, onClose }: ReportPreviewProps) {
  const reading = useReading(id, note)
  return (
    <Modal title="Preview" width="free" cancelLabel="Close" onDismiss={onClose}>
      <ModalSection>
        {reading === null && <Spinner />}
        {reading && 'problem' in reading && <Message tone="danger">{reading.problem}</Message>}
        {reading && 'text' in reading && <Lines lines={reading.text.trimEnd().split('\n')} />}
      </ModalSection>
    </Modal>
  )
}

/** What was done in the session, as text for an issue. */
export function ReportSteps({ id, note, onClose }: ReportPreviewProps) {
  const reading = useReading(id, note, 'steps')
  return reading && 'text' in reading ? (
    <StepsModal text={reading.text} onDismiss={onClose} />
  ) : (
    <Modal title="Steps to reproduce" width="free" cancelLabel="Close" onDismiss={onClose}>
      <ModalSection>
        {reading ? <Message tone="danger">{reading.problem}</Message> : <Spinner />}
      </ModalSection>
    </Modal>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  const [first, setFirst] = useState(0)
  const last = Math.min(first + PAGE, lines.length)
  return (
    <>
      <Row
        gap={4}
        rowGap={2}
        justifyContent="space-between"
        flexWrap="wrap"
        color="text-muted"
        marginBottom={3}
      >
        <span data-figures role="status">
          Lines {formatNumber(first + 1)} to {formatNumber(last)} of {formatNumber(lines.length)}
        </span>
        <Row as="span" gap={2}>
          <Button size="sm" isDisabled={first === 0} onPress={() => setFirst(first - PAGE)}>
            Previous lines
          </Button>
          <Button size="sm" isDisabled={last === lines.length} onPress={() => setFirst(last)}>
            Next lines
          </Button>
        </Row>
      </Row>
      <pre
        translate="no"
        key={first}
        className={styles.text}
        tabIndex={0}
        role="region"
        aria-label="Text"
      >
        {lines.slice(first, last).join('\n')}
      </pre>
    </>
  )
}
