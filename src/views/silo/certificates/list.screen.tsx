import { FileBadge } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import { selectCertificateRows } from '@/store/silo/certificates/certificates'
import { certificateListQuery } from '@/store/silo/certificates/queries'
import { siloPaths } from '@/store/silo/paths'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn, dateColumn, descriptionColumn, nameColumn } from '@/views/shared/columns'
import { guide, type PageDocs } from '@/views/shared/docs/guides'
import { ListPage } from '@/views/shared/list/ListPage'

const docs: PageDocs = {
  heading: 'TLS certificates',
  summary:
    'Browsers and programs know by its certificates that they talk to your silo. Those of other silos are managed at the addresses of these silos.',
  links: [guide('Silos', 'operator/silo-management')],
}

const columns: readonly Column<RowOf<typeof selectCertificateRows>>[] = [
  nameColumn(),
  descriptionColumn(),
  dateColumn('timeCreated'),
  actionsColumn(),
]

const BULK = ['delete']

/** The silo's TLS certificates. The panel of a certificate and the create form open over them. */
function CertificatesView({ children }: { children?: ReactNode }) {
  return (
    <ListPage
      id="certificates"
      title="TLS certificates"
      noun="certificate"
      icon={<FileBadge />}
      docs={docs}
      list={certificateListQuery}
      rows={useAppSelector(state => selectCertificateRows(state))}
      columns={columns}
      bulk={BULK}
      create={{ label: 'New certificate', to: siloPaths.certificateCreate() }}
      empty="Without a certificate, browsers cannot open the console securely."
    >
      {children}
    </ListPage>
  )
}

export { columns, docs, CertificatesView as View }
