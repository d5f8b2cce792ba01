import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { formatZonedTime } from '@/lib/time'
import { printRequested } from '@/store/lists/slice'
import { useSend } from '@/store/setup/hooks'
import { toastAdded } from '@/store/toasts/slice'
import { formatNumber } from '@/lib/number'
import { AUDIT_FORMATS, auditFile, type AuditFormat } from '@/store/system/audit-log/export'
import type { AuditRow } from '@/store/system/audit-log/filters'
import { Button } from '@/ui/Button/Button'
import { MenuButton } from '@/ui/Menu/MenuButton'
import { Message } from '@/ui/Message/Message'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { useFiles } from '@/views/shell/files-context'
import { useAuditAddress, useAuditLog } from './use-audit-log'

const asked = (search: string): AuditFormat | null => {
  const format = new URLSearchParams(search).get('export')
  return AUDIT_FORMATS.find(each => each === format) ?? null
}

const LABELS: Readonly<Record<AuditFormat, string>> = {
  csv: 'CSV',
  excel: 'CSV for Excel',
  jsonl: 'JSON lines',
}

/**
 * Saves the rows that match as a file, once the rest of the range has been read. The address says
 * that a file is wanted, so that the palette can ask for one too. Prints those that have been read,
 * because the whole range may fill thousands of pages; the last line says how far they go back.
 */
export function ExportMenu({ rows }: { rows: readonly AuditRow[] }) {
  const files = useFiles()
  const send = useSend()
  const reader = useLocale()
  const { search, change } = useAuditAddress()
  const { extent, rows: read } = useAuditLog()
  const format = asked(search)
  const saved = useRef<AuditFormat>(null)
  useEffect(() => {
    if (format === null) saved.current = null
    if (format === null || saved.current === format || extent === 'reading') return
    saved.current = format
    if (extent !== 'failed') files.save(auditFile(format, rows, reader.locale))
    const oldest = read.at(-1)
    if (extent === 'part' && oldest) {
      const time = formatZonedTime(oldest.timeCompleted, reader)
      const content = [`It ends at ${time}: a file has at most 100,000 entries.`]
      send(
        toastAdded({ variant: 'info', title: 'The file is not complete', content, timeout: null }),
      )
    }
    change({ export: null })
  }, [format, extent, files, rows, read, reader, send, change])
  return (
    <MenuButton
      label="Export entries"
      tone="ghost"
      size="icon"
      entries={[
        ...AUDIT_FORMATS.map(id => ({
          id,
          label: `Export as ${LABELS[id]}`,
          onAction: () => change({ export: id }),
        })),
        { id: 'print', label: 'Print', onAction: () => send(printRequested({ list: '' })) },
      ]}
    >
      <Download size={16} aria-busy={format !== null} />
    </MenuButton>
  )
}

/** How far the range has been read for a file. */
export function ExportProgress() {
  const { search, change } = useAuditAddress()
  const { rows, extent } = useAuditLog()
  const { locale } = useLocale()
  if (asked(search) === null || extent !== 'reading') return null
  return (
    <Message title="Reading the rest of the range for the file">
      <span role="status">{formatNumber(rows.length, locale)} entries so far.</span>{' '}
      <Button size="sm" onPress={() => change({ export: null })}>
        Stop
      </Button>
    </Message>
  )
}
