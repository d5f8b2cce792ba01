import { useAppSelector } from '@/store/setup/hooks'
import { watchAcknowledged } from '@/store/system/issues/acknowledge.saga'
import { watchHardware } from '@/store/system/issues/hardware'
import { selectSystemHome, watchSystemHome } from '@/store/system/issues/home'
import { systemPaths } from '@/store/system/paths'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { Stack } from '@/ui/Layout/Layout'
import { lazy } from '@/ui/lazy/lazy'
import { Link } from '@/ui/Link/Link'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { guide, type PageDocs } from '@/views/shared/docs/guides'
import { GlanceCard, GlanceCards, HomeSection, NeedsAttention } from '@/views/shared/home/HomeParts'
import { sectionIcons } from '@/views/shared/icons'
import { Refresh } from '@/views/shared/refresh/Refresh'

const { home: Icon } = sectionIcons

const Yours = lazy(async () => (await import('@/views/shared/home/Yours')).Yours)

const docs: PageDocs = {
  heading: 'the home page',
  summary:
    'What needs attention on the rack: the issues that you have not acknowledged. Hardware that is no longer in service because it was removed or failed is in no list.',
  links: [guide('System metrics', 'operator/system-metrics')],
}

type Cards = ReturnType<typeof selectSystemHome>['cards']

function Glance({ cards: { sleds, use, silos, pools, release, software } }: { cards: Cards }) {
  return (
    <HomeSection title="At a glance">
      <GlanceCards>
        {sleds && (
          <GlanceCard label="Sleds" href={systemPaths.sleds()} value={sleds.value}>
            {sleds.more}
          </GlanceCard>
        )}
        {use && (
          <GlanceCard
            label="In use by instances"
            href={systemPaths.utilization()}
            value={use[0] ?? ''}
          >
            {use[1]}
          </GlanceCard>
        )}
        {pools.length > 0 && (
          <GlanceCard
            label="Fullest IP pools"
            href={systemPaths.ipPools()}
            value={`${pools[0]?.name}: ${pools[0]?.left}`}
          >
            {pools
              .slice(1)
              .map(({ name, left }) => `${name}: ${left}`)
              .join(', ')}
          </GlanceCard>
        )}
        <GlanceCard label="Release" href={systemPaths.update()} value={release}>
          {software}
        </GlanceCard>
        {silos && <GlanceCard label="All silos" href={systemPaths.silos()} value={silos} />}
      </GlanceCards>
    </HomeSection>
  )
}

/** What needs the operator today. */
function SystemHomeView() {
  const { attention, known, cards } = useAppSelector(selectSystemHome)
  return (
    <>
      <PageHeader title="Home" icon={<Icon />}>
        <Refresh />
        <DocsPopover {...docs} />
      </PageHeader>
      <Stack gap={6}>
        <NeedsAttention attention={attention}>
          <p>
            Only sessions of the network are checked here:{' '}
            <Link href={systemPaths.networkingMap()}>Check the network</Link>.
          </p>
          {known !== undefined && (
            <p>
              {known}: see <Link href={systemPaths.issues()}>Issues</Link>.
            </p>
          )}
        </NeedsAttention>
        <Glance cards={cards} />
        <Yours />
      </Stack>
    </>
  )
}

const sagas = [watchSystemHome, watchAcknowledged, watchHardware]

export { sagas, SystemHomeView as View }
