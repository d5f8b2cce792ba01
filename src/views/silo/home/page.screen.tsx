import { formatNumber } from '@/lib/number'
import { pluralize } from '@/lib/text'
import { searchChanged, watchSearch } from '@/store/navigation/search'
import { costText } from '@/lib/duration'
import { STANDING_QUERIES } from '@/store/session/standing'
import { useAppSelector, useQueries, useSend } from '@/store/setup/hooks'
import { homeChoices, selectSiloHome, watchSiloHome } from '@/store/silo/home/home'
import { siloPaths } from '@/store/silo/paths'
import { watchAcknowledged } from '@/store/system/issues/acknowledge.saga'
import { Button } from '@/ui/Button/Button'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { Row, Stack, Text } from '@/ui/Layout/Layout'
import { lazy } from '@/ui/lazy/lazy'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { guide, type PageDocs } from '@/views/shared/docs/guides'
import {
  GlanceCards,
  HomeColumns,
  HomeSection,
  isReading,
  NeedsAttention,
} from '@/views/shared/home/HomeParts'
import { sectionIcons } from '@/views/shared/icons'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { ResourceBars } from '@/views/shared/utilization/ResourceBars'
import { useRoute } from '@/views/shell/route-context'

const { home: Icon } = sectionIcons

const Yours = lazy(async () => (await import('@/views/shared/home/Yours')).Yours)
const Reason = lazy(async () => (await import('@/views/shell/errors/NoAccess')).Reason)

const docs: PageDocs = {
  heading: 'the home page',
  summary:
    'What needs attention in your silo: failed instances, quotas, IP pools, certificates and your access tokens. Instances are looked at in the projects that you opened last and in the newest.',
  links: [guide('Key Concepts', 'key-entities-and-concepts')],
}

/** Why projects cannot be listed, if the user has no role at all. */
function Refused() {
  useQueries(STANDING_QUERIES)
  return <Reason />
}

type Home = ReturnType<typeof selectSiloHome>

/** How many projects were looked at, and what looks further. */
function Reach({ looked, total, rest, attention }: Home) {
  const send = useSend()
  const { isAll, hasDisks } = homeChoices(useRoute().search)
  const choose = (changes: Record<string, string | null>) => send(searchChanged({ changes }))
  if (total === 0) return null
  return (
    <Row gap={3} flexWrap="wrap">
      <span>
        Looked at {formatNumber(looked)} of {pluralize('project', total)}
      </span>
      {isAll && isReading(attention) ? (
        <Button size="sm" onPress={() => choose({ projects: null })}>
          Stop
        </Button>
      ) : (
        rest > 0 && (
          <Button size="sm" onPress={() => choose({ projects: 'all' })}>
            Look at the rest ({costText(hasDisks ? 2 * rest : rest)})
          </Button>
        )
      )}
      {!hasDisks && (
        <Button size="sm" onPress={() => choose({ disks: 'yes' })}>
          Check disks too
        </Button>
      )}
    </Row>
  )
}

function Glance({ attention, projects, images, uses, instances }: Home) {
  return (
    <HomeSection title="At a glance">
      <Stack gap={4}>
        <GlanceCards
          attention={attention}
          cards={[
            { label: 'Projects', href: siloPaths.projects(), value: projects },
            {
              label: 'Instances',
              href: siloPaths.projects(),
              value: instances?.total,
              more: instances?.states
                .map(({ name, count }) => `${formatNumber(count)} ${name}`)
                .join(', '),
            },
            { label: 'Images', href: siloPaths.images(), value: images },
          ]}
        />
        {uses && (
          <>
            <Text as="h3" fontWeight="medium">
              Provisioned of quota
            </Text>
            <ResourceBars uses={uses} />
          </>
        )}
      </Stack>
    </HomeSection>
  )
}

/** What needs the user today in their silo. */
function HomeView() {
  const { search } = useRoute()
  const home = useAppSelector(state => selectSiloHome(state, search))
  return (
    <>
      <PageHeader title="Home" icon={<Icon />}>
        <Refresh />
        <DocsPopover {...docs} />
      </PageHeader>
      <HomeColumns
        first={
          <>
            {home.isRefused && <Refused />}
            <NeedsAttention attention={home.attention}>
              <Reach {...home} />
            </NeedsAttention>
          </>
        }
      >
        <Glance {...home} />
        <Yours />
      </HomeColumns>
    </>
  )
}

const sagas = [watchSiloHome, watchSearch, watchAcknowledged]

export { sagas, HomeView as View }
