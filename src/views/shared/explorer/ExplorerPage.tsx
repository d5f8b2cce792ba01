import { useMemo, useState } from 'react'
import {
  readExplorerAddress,
  explorerParams,
  LONGEST_LINK,
  withExplorerPart,
} from '@/store/explorer/address'
import { panelAdded, runRequested, variableChosen } from '@/store/explorer/events'
import {
  EXPLORER_INTERVAL,
  MOST_PANELS,
  selectPage,
  selectVariables,
} from '@/store/explorer/explorer'
import { presetLink, presetsOf } from '@/store/explorer/presets'
import {
  listOfVariable,
  selectChoices,
  selectSchemaQueries,
  type Scope,
} from '@/store/explorer/scope'
import { rangeNames, rangeParams } from '@/lib/time-range'
import type { IdVariable } from '@/lib/oxql/known-faults'
import { selectRelease } from '@/store/release/release'
import { useAppSelector, useQueries, useSend } from '@/store/setup/hooks'
import { selectOrigin } from '@/store/tab/slice'
import { selectWindow } from '@/store/time-range/selectors'
import { Button } from '@/ui/Button/Button'
import { createCursor, CursorContext } from '@/ui/Chart/series-look'
import { Combobox } from '@/ui/Combobox/Combobox'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { MenuButton } from '@/ui/Menu/MenuButton'
import { Message } from '@/ui/Message/Message'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { TextField } from '@/ui/TextField/TextField'
import { useUi } from '@/ui/UiProvider/UiContext'
import { ChartTime } from '@/views/shared/chart/ChartTime'
import { guide } from '@/views/shared/docs/guides'
import { sectionIcons } from '@/views/shared/icons'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { useRoute } from '@/views/shell/route-context'
import { Catalogue } from './Catalogue'
import { PanelCard } from './PanelCard'
import { ScopeContext, useScope } from './scope-context'
import styles from './explorer.module.css'

const DOCS = {
  heading: 'metrics',
  links: [
    guide('OxQL', 'operator/system-metrics'),
    guide('Timeseries', 'metrics/timeseries-schemas'),
  ],
}

const SUMMARY = {
  project:
    'What the instances of this project do, asked in OxQL. Other projects have a page of their own.',
  system: 'What the rack measures about itself and all instances, asked in OxQL.',
}

/** Panels with queries, the time range that they share, and the timeseries to ask about. */
export function ExplorerPage({ scope }: { scope: Scope }) {
  const { search } = useRoute()
  const [cursor] = useState(createCursor)
  const [isBrowsing, setBrowsing] = useState(false)
  const page = useAppSelector(state => selectPage(state, scope))
  useQueries(useAppSelector(selectSchemaQueries))
  const problem = useMemo(() => readExplorerAddress(search).problem, [search])
  const { metrics: Icon } = sectionIcons
  const panels = page?.panels ?? []
  return (
    <ScopeContext value={scope}>
      <CursorContext value={cursor}>
        <PageHeader title="Metrics" icon={<Icon />}>
          <Refresh />
          <DocsPopover {...DOCS} summary={SUMMARY[scope === 'system' ? 'system' : 'project']} />
        </PageHeader>
        <Tools />
        {problem && <Message tone="notice" title={problem} />}
        <Variables />
        <div className={styles.page}>
          <div className={styles.browse}>
            <Button aria-expanded={isBrowsing} onPress={() => setBrowsing(!isBrowsing)}>
              Browse timeseries
            </Button>
          </div>
          <aside className={styles.catalogue} data-open={isBrowsing} aria-label="Timeseries">
            <Catalogue />
          </aside>
          <div className={styles.panels} data-wide={panels.length > 1 && page?.edited === null}>
            {panels.map((panel, at) => (
              <PanelCard
                key={panel.id}
                panel={panel}
                isFirst={at === 0}
                isLast={at === panels.length - 1}
              />
            ))}
          </div>
        </div>
      </CursorContext>
    </ScopeContext>
  )
}

/** The time range, and what concerns all panels. */
function Tools() {
  const send = useSend()
  const scope = useScope()
  const { path, search } = useRoute()
  const { copyText } = useUi()
  const page = useAppSelector(state => selectPage(state, scope))
  const release = useAppSelector(selectRelease)
  const origin = useAppSelector(selectOrigin)
  const window = useAppSelector(selectWindow)
  const panels = page?.panels ?? []
  const link = path + withExplorerPart(search, explorerParams(panels, page?.variables ?? {}))
  const atMoment = () => {
    const url = new URLSearchParams(link.slice(path.length))
    for (const name of rangeNames) url.delete(name)
    const range = window ? rangeParams({ kind: 'custom', window }) : {}
    for (const [name, value] of Object.entries(range)) url.set(name, value)
    return `${origin}${path}?${url}`
  }
  const tooLong =
    link.length > LONGEST_LINK ? ['This page is too long for a link. Remove some panels.'] : null
  return (
    <div className={styles.tools}>
      <ChartTime interval={EXPLORER_INTERVAL} />
      <div className={styles.buttons}>
        <Button
          onPress={() => send(runRequested({ panels: panels.map(({ id }) => id) }))}
          isDisabled={panels.every(({ query }) => query.trim() === '')}
        >
          Run all
        </Button>
        <Button
          onPress={() => send(panelAdded({}))}
          disabledReason={
            panels.length >= MOST_PANELS ? [`A page has at most ${MOST_PANELS} panels.`] : null
          }
        >
          Add panel
        </Button>
        <MenuButton
          label="Presets"
          entries={() =>
            presetsOf(scope, release).map(preset => ({
              id: preset.title,
              label: preset.title,
              href: presetLink(path, preset, page?.variables ?? {}),
            }))
          }
        >
          Presets
        </MenuButton>
        <MenuButton
          label="Share"
          entries={[
            {
              id: 'link',
              label: 'Copy link',
              disabledReason: tooLong,
              onAction: () => copyText(origin + link),
            },
            {
              id: 'moment',
              label: 'Copy link with this moment',
              disabledReason: tooLong,
              onAction: () => copyText(atMoment()),
            },
          ]}
        >
          Share
        </MenuButton>
      </div>
    </div>
  )
}

const LABELS: Record<IdVariable, string> = {
  instance: 'Instance',
  disk: 'Disk',
  interface: 'Network interface',
  sled: 'Sled',
  switch: 'Switch',
  silo: 'Silo',
  project: 'Project',
}

/** A picker for each variable that the panels use. */
function Variables() {
  const scope = useScope()
  const page = useAppSelector(state => selectPage(state, scope))
  const names = useAppSelector(() => selectVariables(page))
  if (names.length === 0) return null
  return (
    <div role="group" aria-label="Variables" className={styles.variables}>
      {names.map(name => (
        <Variable key={name} name={name} value={page?.variables[name] ?? ''} />
      ))}
    </div>
  )
}

function Variable({ name, value }: { name: IdVariable; value: string }) {
  const send = useSend()
  const scope = useScope()
  const list = listOfVariable(scope, name)
  useQueries(list ? [list] : [])
  const choices = useAppSelector(state => selectChoices(state, scope, name))
  const field = { label: LABELS[name], name: `var-${name}`, isOptionalHidden: true }
  const choose = (id: string) => send(variableChosen({ name, value: id.trim() }))
  return choices.length > 0 ? (
    <Combobox
      {...field}
      items={choices}
      value={value}
      onChange={choose}
      placeholder={`Choose for $${name}`}
    />
  ) : (
    <TypedVariable {...field} value={value} onChoose={choose} />
  )
}

interface TypedVariableProps {
  label: string
  name: string
  value: string
  onChoose: (id: string) => void
}

/** The id of an object that no list has. It is taken when the field is left. */
function TypedVariable({ value, onChoose, ...field }: TypedVariableProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const take = () => {
    if (typed !== null) onChoose(typed)
    setTyped(null)
  }
  return (
    <TextField
      {...field}
      isMonospace
      isOptionalHidden
      value={typed ?? value}
      onChange={setTyped}
      onBlur={take}
      onEnter={take}
      placeholder="ID"
    />
  )
}
