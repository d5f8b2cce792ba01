import { Columns3 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { plural } from '@/lib/text'
import type { ListView } from '@/store/lists/view'
import { lazy } from '@/ui/lazy/lazy'
import { PopoverButton } from '@/ui/PopoverButton/PopoverButton'
import type { Column } from '@/ui/Table/Table'
import { ViewsButton } from '../saved-views/ViewsButton'
import { ExportButton } from './ExportButton'
import type { ListOutputProps } from './ListOutput'

interface ListToolsProps<Row> extends Omit<ListOutputProps<Row>, 'output' | 'onEnd'> {
  columns: readonly Column<Row>[]
  shownColumns: readonly Column<Row>[]
  view: ListView
  onChange: (view: Partial<ListView>) => void
  exportMenu?: ((rows: readonly Row[]) => ReactNode) | undefined
}

const ColumnsPanel = lazy(async () => (await import('./ColumnsPanel')).ColumnsPanel)
const ListOutput = lazy(async () => (await import('./ListOutput')).ListOutput) as <Row>(
  props: ListOutputProps<Row>,
) => ReactNode

/** The columns, the export and the saved views of a list. */
export function ListTools<Row>(props: ListToolsProps<Row>) {
  const [output, setOutput] = useState<ListOutputProps<Row>['output'] | null>(null)
  const all = plural(props.noun)
  return (
    <>
      <PopoverButton label={`Columns of ${all}`} icon={<Columns3 size={16} />} align="end">
        {() => <ColumnsPanel {...props} />}
      </PopoverButton>
      {props.exportMenu?.(props.rows) ?? (
        <ExportButton
          label={`Export ${all}`}
          isReading={output !== null}
          onExport={setOutput}
          onPrint={() => setOutput('print')}
        />
      )}
      {output && <ListOutput {...props} output={output} onEnd={() => setOutput(null)} />}
      <ViewsButton label={`Views of ${all}`} />
    </>
  )
}
