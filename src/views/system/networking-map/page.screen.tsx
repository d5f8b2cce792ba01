import { useState } from 'react'
import { formatNumber } from '@/lib/number'
import { withSearch } from '@/lib/search'
import { searchChanged, watchSearch } from '@/store/navigation/search'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import {
  followTyped,
  labelOf,
  mapChoices,
  mapPoll as poll,
  selectBox,
  selectFollowChoices,
  selectIsMeant,
  selectMap,
  selectMapText,
  watchFollow,
  watchMap,
  watchStatuses,
} from '@/store/system/networking-map/map'
import { KIND_NOUNS, type MapPart } from '@/store/system/networking-map/way'
import { Button } from '@/ui/Button/Button'
import { Combobox } from '@/ui/Combobox/Combobox'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { Neighbors, PartList, useIsNarrow } from '@/ui/Graph/PartList'
import { Row, Stack, Text } from '@/ui/Layout/Layout'
import { Link } from '@/ui/Link/Link'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { UpdatedAt } from '@/ui/RefreshButton/RefreshButton'
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl'
import { SideModal } from '@/ui/SideModal/SideModal'
import { guide, type PageDocs } from '@/views/shared/docs/guides'
import { Findings } from '@/views/shared/home/HomeParts'
import { lateIcons } from '@/views/shared/late-icons'
import { NotLookedAt } from '@/views/shared/reads/Reads'
import { IntervalPicker } from '@/views/shared/refresh/IntervalPicker'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { TakeAlong } from '@/views/shared/take-along/TakeAlong'
import { useRoute } from '@/views/shell/route-context'
import { LOOKS, MapPicture, stateOf } from './MapPicture'
import styles from './networking-map.module.css'

const { 'networking-map': Icon } = lateIcons

const docs: PageDocs = {
  heading: 'the networking map',
  summary:
    'How the rack hangs on your network, from the outside in: neighbors, switch ports and their addresses, BGP, what is announced, and the pools of the silos. The interval refreshes the sessions of BGP and BFD only.',
  links: [guide('Networking', 'operator/external-ip-settings')],
}

type NetworkMap = ReturnType<typeof selectMap>

/** Number of findings that are shown at first: the map is below them. */
const MOST = 5

/** What is wrong, in words, and what could not be looked at. */
function Down({ map }: { map: NetworkMap }) {
  const { down, at, answered, total } = map
  return (
    <section aria-label="Down">
      <Stack gap={3}>
        {answered < total && (
          <p className={styles.muted}>
            Read {formatNumber(answered)} of {formatNumber(total)} lists…
          </p>
        )}
        <div role="status">
          {answered === total && <h2 className={styles.verdict}>{down.verdict}</h2>}
        </div>
        {down.rows.length > 0 && <Findings rows={down.rows} now={at ?? 0} most={MOST} />}
        <NotLookedAt
          title="Cannot tell"
          reasons={down.cannotTell.map(sentence => [sentence, sentence])}
        />
        <NotLookedAt
          reasons={down.unlooked.map(({ sources, reason }) => [reason, `${sources}: ${reason}`])}
        />
        {at !== null && (
          <div className={styles.muted}>
            <UpdatedAt at={at} />
          </div>
        )}
      </Stack>
    </section>
  )
}

/** Chooses what to follow: a part of the map, or any address. */
function Follow() {
  const send = useSend()
  const { follow } = mapChoices(useRoute().search)
  const items = useAppSelector(selectFollowChoices)
  const [text, setText] = useState(follow)
  const [known, setKnown] = useState(follow)
  const [isLeft, setLeft] = useState(false)
  if (known !== follow) {
    setKnown(follow)
    setText(follow)
  }
  const isMeant = useAppSelector(state => selectIsMeant(state, text))
  const change = (typed: string) => {
    setText(typed)
    setLeft(false)
    send(followTyped({ text: typed }))
  }
  return (
    <div className={styles.follow}>
      <Combobox
        name="follow"
        label="Follow"
        isOptionalHidden
        placeholder="Silo, pool, prefix, port or address"
        items={items}
        allowsArbitraryValues
        value={text}
        onChange={change}
        onBlur={() => setLeft(true)}
        error={
          isLeft && !isMeant && text !== follow
            ? 'Select an option or enter a whole address'
            : undefined
        }
      />
    </div>
  )
}

const VIEWS = [
  { value: 'picture', label: 'Picture' },
  { value: 'list', label: 'List' },
] as const

function Tools({ view }: { view: 'picture' | 'list' }) {
  const send = useSend()
  const { search } = useRoute()
  const { follow } = mapChoices(search)
  const text = useAppSelector(state => selectMapText(state, search))
  return (
    <div className={styles.tools}>
      <div className={styles.followed}>
        <Follow />
        {follow !== '' && (
          <Button onPress={() => send(searchChanged({ changes: { follow: null } }))}>
            Show all
          </Button>
        )}
      </div>
      <div className={styles.buttons}>
        <TakeAlong text={text} />
        <SegmentedControl
          label="View"
          options={VIEWS}
          value={view}
          onChange={next => send(searchChanged({ changes: { view: next } }))}
        />
      </div>
    </div>
  )
}

/** A part, its neighbors, and what can be done with it. */
function BoxPanel() {
  const send = useSend()
  const { search } = useRoute()
  const box = useAppSelector(state => selectBox(state, search))
  const close = () => send(searchChanged({ changes: { box: null } }))
  if (!box) return null
  const { part, groups } = box
  const { kind, name, facts, href, members } = part
  const { open } = mapChoices(search)
  const follow = () => send(searchChanged({ changes: { follow: labelOf(part), box: null } }))
  const ungroup = () =>
    send(searchChanged({ changes: { open: [...open, kind].join('.'), box: null } }))
  return (
    <SideModal
      title={LOOKS[kind].one}
      subtitle={name}
      animate
      onDismiss={close}
      footer={
        <Row gap={2} justifyContent="space-between" flex={1}>
          {members ? (
            <Button onPress={ungroup}>Show all {KIND_NOUNS[kind]}</Button>
          ) : (
            <Button onPress={follow}>Follow</Button>
          )}
          <Button onPress={close}>Close</Button>
        </Row>
      }
    >
      <Stack gap={4}>
        {stateOf(part) && <div>{stateOf(part)}</div>}
        {facts.length + (members?.length ?? 0) > 0 && (
          <ul aria-label="Facts" className={styles.facts}>
            {[...facts, ...(members ?? [])].map(fact => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        {href !== undefined && (
          <p>
            <Link href={href}>Go to its page</Link>
          </p>
        )}
        <section aria-label="Connected to">
          <Text as="h3" fontWeight="medium" marginBottom={2}>
            Connected to
          </Text>
          {groups.length === 0 && <p className={styles.muted}>Nothing on this map</p>}
          <Neighbors groups={groups} looks={LOOKS} name={opener} />
        </section>
      </Stack>
    </SideModal>
  )
}

/** Opens the panel of a part. */
function OpenBox({ part: { id, name } }: { part: MapPart }) {
  const { path, search } = useRoute()
  return <Link href={withSearch(path, search, { box: id })}>{name}</Link>
}

const opener = (part: MapPart) => <OpenBox part={part} />

/** In the list, a name leads to the page of the part; a group opens its panel. */
const listName = (part: MapPart) =>
  part.members ? (
    opener(part)
  ) : part.href === undefined ? (
    part.name
  ) : (
    <Link href={part.href}>{part.name}</Link>
  )

/** How the rack hangs on the network around it. */
function NetworkingMapPage() {
  const { search } = useRoute()
  const map = useAppSelector(state => selectMap(state, search))
  const isNarrow = useIsNarrow()
  const view = mapChoices(search).view ?? (isNarrow ? 'list' : 'picture')
  const { picture, list, way, sentence, hasLists, hardware } = map
  return (
    <>
      <PageHeader title="Networking map" icon={<Icon />}>
        <span className={styles.muted}>Sessions:</span>
        <IntervalPicker usual={0} />
        <Refresh />
        <DocsPopover {...docs} />
      </PageHeader>
      <Stack gap={6}>
        <Down map={map} />
        {hasLists && (
          <section aria-label="Map">
            <Tools view={view} />
            <div role="status">
              {sentence !== '' && (
                <Text as="p" marginBottom={3}>
                  {sentence}
                </Text>
              )}
            </div>
            {view === 'list' ? (
              <PartList list={list} looks={LOOKS} name={listName} state={stateOf} />
            ) : (
              <MapPicture graph={picture} way={way} />
            )}
            {hardware !== '' && <p className={styles.muted}>{hardware}</p>}
          </section>
        )}
      </Stack>
      <BoxPanel />
    </>
  )
}

const sagas = [watchMap, watchStatuses, watchSearch, watchFollow]

export { poll, sagas, NetworkingMapPage as View }
