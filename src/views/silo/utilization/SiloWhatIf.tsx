import { useState } from 'react'
import { formatNumber } from '@/lib/number'
import { pluralize } from '@/lib/text'
import { areSameQueries } from '@/store/queries/failure'
import { costText } from '@/lib/duration'
import { nextReads } from '@/store/queries/stable-list'
import { selectSiloName } from '@/store/session/session'
import { useAppSelector } from '@/store/setup/hooks'
import { allProjectsQuery, utilizationQuery } from '@/store/silo/queries'
import { type Amounts, startedSentence, withAllStarted } from '@/store/silo/what-if/rules'
import { selectFoundInstances, selectOwnUse, selectProjects } from '@/store/silo/what-if/what-if'
import { Button } from '@/ui/Button/Button'
import { CardBlock, CardBody, CardHeader } from '@/ui/CardBlock/CardBlock'
import { Row, Stack, Text } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import { Reads } from '@/views/shared/reads/Reads'
import { KnownPart, Unknown } from '@/views/shared/unknown/Known'
import { HowManyMore, RefusalNote } from '@/views/shared/what-if/HowManyMore'

/** The projects of a first look. Each costs a call, so the others are read on request. */
const FIRST = 50

interface StartedProps {
  provisioned: Amounts
  quotas: Amounts
}

/** What would be in use if every stopped instance of the silo were started. */
function AllStarted({ provisioned, quotas }: StartedProps) {
  const [wanted, setWanted] = useState(0)
  const projects = useAppSelector(selectProjects)
  const { queries, instances, read, hasFailed, hasMore } = useAppSelector(state =>
    selectFoundInstances(state, wanted),
  )
  const reads = useAppSelector(state => nextReads(state, queries), areSameQueries)
  const isReading = read < queries.length
  const count = projects?.items.length ?? 0
  const isPart = read < count || Boolean(projects?.nextPage) || hasFailed || hasMore
  return (
    <Stack gap={4}>
      <Text as="h3" fontWeight="medium">
        If every stopped instance were started
      </Text>
      <Reads queries={reads} />
      {wanted > 0 && (
        <div role="status">
          <p>
            Looked at {formatNumber(read)} of {projects?.nextPage ? 'more than ' : ''}
            {pluralize('project', count)}.
          </p>
          {read > 0 && (
            <p>{startedSentence(withAllStarted(provisioned, instances), quotas, isPart)}</p>
          )}
        </div>
      )}
      {hasFailed && !isReading && (
        <Message tone="notice" title="Could not look at all instances">
          Instances of some projects: <Unknown queries={queries} />
        </Message>
      )}
      {(wanted === 0 || isReading || read < count) && (
        <Row gap={3}>
          {wanted === 0 ? (
            <Button onPress={() => setWanted(FIRST)}>Count the stopped instances</Button>
          ) : isReading ? (
            <Button onPress={() => setWanted(read)}>Stop</Button>
          ) : (
            <Button onPress={() => setWanted(count)}>
              Look at the rest ({costText(count - read)})
            </Button>
          )}
        </Row>
      )}
    </Stack>
  )
}

/** What else the quotas of the silo have room for. Changes nothing. */
export function SiloWhatIf() {
  const use = useAppSelector(selectOwnUse)
  const silo = useAppSelector(selectSiloName)
  return (
    <CardBlock>
      <CardHeader title="What if" description="What else the quotas of the silo have room for." />
      <CardBody>
        <KnownPart queries={[utilizationQuery]} what="quotas of the silo">
          {use && (
            <Stack gap={6}>
              <HowManyMore
                provisioned={use.provisioned}
                quotas={use.capacity}
                queries={[utilizationQuery]}
                about={[`What if: quotas of silo ${silo}`]}
              />
              <KnownPart queries={[allProjectsQuery]} what="projects of the silo">
                <AllStarted provisioned={use.provisioned} quotas={use.capacity} />
              </KnownPart>
              <RefusalNote />
            </Stack>
          )}
        </KnownPart>
      </CardBody>
    </CardBlock>
  )
}
