import type { ReactNode } from 'react'
import type { RowOf } from '@/store/queries/view-models'
import { selectIsFleetViewer, selectSiloName } from '@/store/session/session'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { deletingCertificates } from '@/store/silo/certificates/bulk'
import { selectCertificateRows, selectOtherSilos } from '@/store/silo/certificates/certificates'
import { siloPaths } from '@/store/silo/paths'
import { siloChoicesQuery } from '@/store/system/silos/queries'
import { Badge } from '@/ui/Badge/Badge'
import { CardBlock, CardBody, CardHeader } from '@/ui/CardBlock/CardBlock'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { ListCell } from '@/ui/Cells/ListCell'
import { Stack } from '@/ui/Layout/Layout'
import { Link } from '@/ui/Link/Link'
import { Message } from '@/ui/Message/Message'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn, dateColumn, descriptionColumn, nameColumn } from '@/views/shared/columns'
import type { PageDocs } from '@/views/shared/docs/guides'
import { sectionIcons } from '@/views/shared/icons'
import { ListPage } from '@/views/shared/list/ListPage'
import { Refresh } from '@/views/shared/refresh/Refresh'
import styles from './list.module.css'
import { ValidUntil } from './ValidUntil'

const { certificates: Icon } = sectionIcons

const docs: PageDocs = {
  heading: 'certificates',
  summary: 'With its certificates, your silo proves its identity to browsers and programs.',
  links: [],
}

const columns: readonly Column<RowOf<typeof selectCertificateRows>>[] = [
  nameColumn(),
  {
    id: 'hosts',
    header: 'Hostnames',
    text: ({ hosts }) => hosts.join(', '),
    cell: ({ hosts, isOtherName }) => (
      <>
        <ListCell title="Other names">
          {hosts.map(host => (
            <span key={host}>{host}</span>
          ))}
        </ListCell>{' '}
        {isOtherName && <Badge tone="notice">other name</Badge>}
      </>
    ),
  },
  {
    id: 'issuer',
    header: 'Issuer',
    text: ({ issuer }) => issuer,
    cell: ({ issuer }) => issuer || <EmptyCell />,
  },
  {
    id: 'validUntil',
    header: 'Valid until',
    isKey: true,
    text: ({ validUntil = '' }) => validUntil,
    value: ({ validUntil }) => validUntil,
    cell: ({ validUntil, validity }) => (
      <span className={styles.until}>
        <ValidUntil date={validUntil} validity={validity} />
      </span>
    ),
  },
  { ...descriptionColumn(), isHidden: true },
  dateColumn('timeCreated'),
  actionsColumn(),
]

const BULK = [deletingCertificates]

/** The silo's TLS certificates. The panel of a certificate and the create form open over them. */
function CertificatesView({ children }: { children?: ReactNode }) {
  const isOperator = useAppSelector(selectIsFleetViewer)
  return (
    <ListPage
      id="certificates"
      title="Certificates"
      noun="certificate"
      icon={<Icon />}
      docs={docs}
      header={<Refresh />}
      rows={useAppSelector(state => selectCertificateRows(state))}
      columns={columns}
      bulk={BULK}
      notices={
        <Stack marginBottom={5}>
          <Message>
            These are the certificates of the silo {useAppSelector(selectSiloName)}. Other silos
            manage theirs at their own addresses.
          </Message>
        </Stack>
      }
      create={{ label: 'New certificate', to: siloPaths.certificateCreate() }}
      empty="Without a certificate, browsers cannot open the console securely."
    >
      {isOperator && <OtherSilos />}
      {children}
    </ListPage>
  )
}

/** Where the certificates of other silos are. */
function OtherSilos() {
  useQueries([siloChoicesQuery])
  const silos = useAppSelector(selectOtherSilos)
  if (silos.length === 0) return null
  return (
    <Stack marginTop={5}>
      <CardBlock width="medium">
        <CardHeader
          title="Other silos"
          description="Each silo manages its certificates at its own address."
        />
        <CardBody>
          <ul>
            {silos.map(({ name, href }) => (
              <li key={name}>
                <Link href={href}>{name}</Link>
              </li>
            ))}
          </ul>
        </CardBody>
      </CardBlock>
    </Stack>
  )
}

export { columns, docs, CertificatesView as View }
