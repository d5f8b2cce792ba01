import type { ChartData } from '@/lib/chart-data'
import { ChartTable } from '@/ui/Chart/ChartTable'
import { Modal, ModalSection } from '@/ui/Modal/Modal'

interface TableModalProps {
  title: string
  data: Extract<ChartData, { kind: 'values' }>
  onClose: () => void
}

/** The values of a chart as a table. */
export function TableModal({ title, data: { points, scale }, onClose }: TableModalProps) {
  return (
    <Modal title={title} width="free" cancelLabel="Close" onDismiss={onClose}>
      <ModalSection>
        <ChartTable label={title} lines={[{ label: 'Value', points }]} scale={scale} />
      </ModalSection>
    </Modal>
  )
}
