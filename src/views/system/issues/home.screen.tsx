import { useAppSelector } from '@/store/setup/hooks'
import { watchAcknowledged } from '@/store/system/issues/acknowledge.saga'
import { watchHardware } from '@/store/system/issues/hardware'
import { selectSystemHome, watchSystemHome } from '@/store/system/issues/home'
import { systemPaths } from '@/store/system/paths'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { lazy } from '@/ui/lazy/lazy'
import { Link } from '@/ui/Link/Link'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { guide, type PageDocs } from '@/views/shared/docs/guides'
import {
  GlanceCards,
  HomeColumns,
  HomeSection,
  NeedsAttention,
} from '@/views/shared/home/HomeParts'
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

type Home = ReturnType<typeof selectSystemHome>

function Glance({ attention, cards: { sleds, use, silos, pools, release, software } }: Home) {
  const [fullest, ...others] = pools.map(({ name, left }) => `${name}: ${left}`)
  return (
    <HomeSection title="At a glance">
      <GlanceCards
        attention={attention}
        cards={[
          { label: 'Sleds', href: systemPaths.sleds(), value: sleds?.value, more: sleds?.more },
          {
            label: 'In use by instances',
            href: systemPaths.utilization(),
            value: use?.[0],
            more: use?.[1],
          },
          {
            label: 'Fullest IP pools',
            href: systemPaths.ipPools(),
            value: fullest,
            more: others.join(', '),
          },
          { label: 'Release', href: systemPaths.update(), value: release, more: software },
          { label: 'All silos', href: systemPaths.silos(), value: silos },
        ]}
      />
    </HomeSection>
  )
}

/** What needs the operator today. */
function SystemHomeView() {
  const home = useAppSelector(selectSystemHome)
  const { attention, known } = home
  return (
    <>
      <PageHeader title="Home" icon={<Icon />}>
        <Refresh />
        <DocsPopover {...docs} />
      </PageHeader>
      <HomeColumns
        first={
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
        }
      >
        <Glance {...home} />
        <Yours />
      </HomeColumns>
    </>
  )
}

const sagas = [watchSystemHome, watchAcknowledged, watchHardware]

export { sagas, SystemHomeView as View }
