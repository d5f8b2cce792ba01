import { useState } from 'react'
import { formatNumber } from '@/lib/number'
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
import { areSameQueries } from '@/store/queries/failure'
import { Button } from '@/ui/Button/Button'
import { DefaultCell } from '@/ui/Cells/MarkCells'
import { LinkCell } from '@/ui/Cells/Cells'
import { Row, Stack, Text } from '@/ui/Layout/Layout'
import { Table, type Column } from '@/ui/Table/Table'
import { Notices } from '@/views/shared/notices/Notices'
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
          text: ({ running }: PoolSilo) => formatNumber(running),
          cell: ({ running, projects }: PoolSilo) =>
            running === 0 ? '0' : `${formatNumber(running)} in ${pluralize('project', projects)}`,
        },
      ]
    : []),
  { id: 'held', header: 'Addresses', text: ({ held }) => held, cell: ({ held }) => held },
]

/** The linked silos, and what their running instances say of the addresses that they need. */
export function PoolSilos({ found }: { found: number }) {
  const params = useParams(systemPaths.ipPool)
  const [isEstimated, setIsEstimated] = useState(false)
  const own = useAppSelector(selectSiloName)
  const reads = useAppSelector(state => (isEstimated ? selectSledReads(state) : []), areSameQueries)
  useQueries([allIpPoolSilosQuery(params), ...(isEstimated ? [allSledsQuery, ...reads] : [])])
  const silos = useAppSelector(state => selectPoolSilos(state, params, own, found, isEstimated))
  if (silos.length === 0) return null
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
        <Notices
          notices={[
            'Stopped instances are not seen, and instances keep the pool that was the default when they were created.',
          ]}
        />
      )}
      <Table label="Silos of the pool" rows={silos} columns={columns(isEstimated)} />
    </Stack>
  )
}
