import { useState } from 'react'
import { pluralize } from '@/lib/text'
import { selectSiloName } from '@/store/session/session'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { systemPaths } from '@/store/system/paths'
import {
  selectPoolSilos,
  selectSledReads,
  type PoolSilo,
} from '@/store/system/pool-addresses/silos'
import { allIpPoolSilosQuery } from '@/store/system/ip-pools/queries'
import { allSledsQuery } from '@/store/system/sleds/queries'
import { areSameQueries, failedOf } from '@/store/queries/failure'
import { nextReads } from '@/store/queries/stable-list'
import { Button } from '@/ui/Button/Button'
import { DefaultCell } from '@/ui/Cells/MarkCells'
import { LinkCell } from '@/ui/Cells/Cells'
import { Row, Stack, Text } from '@/ui/Layout/Layout'
import { Table, type Column } from '@/ui/Table/Table'
import { Notices } from '@/views/shared/notices/Notices'
import { Reads } from '@/views/shared/reads/Reads'
import { Known, UnreadNotice } from '@/views/shared/unknown/Known'
import { useParams } from '@/views/shell/route-context'

const columns = (isEstimated: boolean): readonly Column<PoolSilo>[] => [
  {
    id: 'silo',
    text: ({ name }) => name,
    cell: ({ name }) => <LinkCell href={systemPaths.silo({ silo: name })}>{name}</LinkCell>,
  },
  {
    id: 'default',
    header: 'Silo default',
    text: ({ isDefault }) => (isDefault ? 'default' : ''),
    cell: ({ isDefault }) => <DefaultCell isDefault={isDefault} />,
  },
  ...(isEstimated
    ? [
        {
          id: 'running',
          header: 'Running instances',
          text: ({ running }: PoolSilo) => running,
          cell: ({ running }: PoolSilo) => running,
        },
      ]
    : []),
  { id: 'held', header: 'Addresses', text: ({ held }) => held, cell: ({ held }) => held },
]

/** The linked silos, and what their running instances say of the addresses that they need. */
export function PoolSilos({ found, isWhole }: { found: number; isWhole: boolean }) {
  const params = useParams(systemPaths.ipPool)
  const [isEstimated, setIsEstimated] = useState(false)
  const own = useAppSelector(selectSiloName)
  const sleds = useAppSelector(selectSledReads, areSameQueries)
  const reads = useAppSelector(state => nextReads(state, sleds), areSameQueries)
  const lists = [allSledsQuery, ...sleds]
  const hasFailed = useAppSelector(state => failedOf(state, lists).length > 0)
  const links = allIpPoolSilosQuery(params)
  useQueries(isEstimated ? [links, allSledsQuery] : [links])
  const held = `${isWhole ? '' : 'at least '}${pluralize('address', found)} found`
  const silos = useAppSelector(state => selectPoolSilos(state, params, { own, held, isEstimated }))
  return (
    <Stack gap={3}>
      <Row gap={3} flexWrap="wrap">
        <Text as="h2" fontWeight="strong">
          Silos
        </Text>
        {!isEstimated && (
          <Button size="sm" onPress={() => setIsEstimated(true)}>
            Estimate from running instances
          </Button>
        )}
      </Row>
      {isEstimated && (
        <>
          <Reads queries={reads} />
          <Notices
            notices={[
              'Stopped instances are not seen, and instances keep the pool that was the default when they were created.',
            ]}
          />
          {hasFailed && <UnreadNotice queries={lists} />}
        </>
      )}
      <Known queries={[links]}>
        {() =>
          silos.length > 0 ? (
            <Table label="Silos of the pool" rows={silos} columns={columns(isEstimated)} />
          ) : (
            <p>No silo is linked to this pool.</p>
          )
        }
      </Known>
    </Stack>
  )
}
