import type { ImportExportPolicy } from '@/api/generated/types'
import { ipError } from '@/lib/ip'
import { numberError, type NumberEntry, readEach } from '@/lib/number-entry'
import { defineForm } from '@/store/forms/define-form'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { selectFormParams, selectFormValue } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/state'
import type { PartParams } from '../forms'
import { partNames, type PeerPart } from './parts'
import {
  communitiesError,
  listed,
  md5KeyError,
  prefixesError,
  U16_RULE,
  U32_RULE,
  U8_RULE,
  VLAN_RULE,
} from './rules'
import { collect, editedPart, likelyLink, settingsBelow, takenError } from './values'

/** The numbers of a peer: label, rule, and whether one is needed. */
export const PEER_NUMBERS = {
  remoteAsn: { label: 'Remote ASN', ...U32_RULE },
  holdTime: { label: 'Hold time', units: 'seconds', ...U32_RULE, isRequired: true },
  idleHoldTime: { label: 'Idle hold time', units: 'seconds', ...U32_RULE, isRequired: true },
  keepalive: { label: 'Keepalive', units: 'seconds', ...U32_RULE, isRequired: true },
  connectRetry: { label: 'Connect retry', units: 'seconds', ...U32_RULE, isRequired: true },
  delayOpen: { label: 'Delay open', units: 'seconds', ...U32_RULE, isRequired: true },
  localPref: { label: 'Local preference', ...U32_RULE },
  multiExitDiscriminator: { label: 'Multi-exit discriminator', ...U32_RULE },
  minTtl: { label: 'Min TTL', ...U8_RULE },
  vlanId: { label: 'VLAN', ...VLAN_RULE },
} as const

export type PeerNumber = keyof typeof PEER_NUMBERS

const NUMBERS = Object.keys(PEER_NUMBERS) as PeerNumber[]

export interface PeerValues extends Record<PeerNumber, NumberEntry> {
  linkName: string
  kind: 'numbered' | 'unnumbered'
  targetAddr: string
  srcAddr: string
  routerLifetime: NumberEntry
  bgpConfig: string
  md5: PeerPart['md5']
  md5AuthKey: string
  enforceFirstAs: boolean
  communities: string
  importFilter: ImportExportPolicy['type']
  importPrefixes: string
  exportFilter: ImportExportPolicy['type']
  exportPrefixes: string
}

const DEFAULTS: Record<PeerNumber, number | null> = {
  remoteAsn: null,
  holdTime: 6,
  idleHoldTime: 3,
  keepalive: 2,
  connectRetry: 3,
  delayOpen: 0,
  localPref: null,
  multiExitDiscriminator: null,
  minTtl: null,
  vlanId: null,
}

const toPolicy = (type: ImportExportPolicy['type'], prefixes: string): ImportExportPolicy =>
  type === 'allow' ? { type, value: listed(prefixes) } : { type }

const prefixesOf = (policy: ImportExportPolicy | undefined) =>
  policy?.type === 'allow' ? policy.value.join('\n') : ''

const addrOf = (values: PeerValues): PeerPart['addr'] =>
  values.kind === 'unnumbered'
    ? { type: 'unnumbered', routerLifetime: Number(values.routerLifetime) }
    : {
        type: 'numbered',
        targetAddr: values.targetAddr.trim(),
        ...(values.srcAddr.trim() && { srcAddr: values.srcAddr.trim() }),
      }

const toPeer = (values: PeerValues, edited: PeerPart | undefined): PeerPart => {
  const numbers = Object.fromEntries(
    NUMBERS.map(field => [field, values[field] === null ? null : Number(values[field])]),
  ) as Record<'holdTime' | 'idleHoldTime' | 'keepalive' | 'connectRetry' | 'delayOpen', number>
  const part = {
    ...numbers,
    addr: addrOf(values),
    linkName: values.linkName,
    bgpConfig: values.bgpConfig,
    enforceFirstAs: values.enforceFirstAs,
    communities: listed(values.communities).map(Number),
    allowedImport: toPolicy(values.importFilter, values.importPrefixes),
    allowedExport: toPolicy(values.exportFilter, values.exportPrefixes),
    md5: values.md5,
    ...(edited?.keptOf !== undefined && { keptOf: edited.keptOf }),
  }
  return { ...part, name: partNames.peer(part) }
}

/** The key that was typed for the edited peer before; empty if there is none. */
const typedKey = (context: Parameters<typeof settingsBelow>[0]): string =>
  settingsBelow(context)?.md5Keys[context.params.edited ?? ''] ?? ''

/** Adds a BGP peer to port settings, or edits one. Its key stays apart from its other values. */
export const peerForm = defineForm<PeerValues, PeerValues, PartParams>({
  name: 'portSettingsPeer',
  secret: ['md5AuthKey'],
  checkedAtOnce: [
    ...NUMBERS,
    'targetAddr',
    'srcAddr',
    'routerLifetime',
    'md5AuthKey',
    'communities',
    'importPrefixes',
    'exportPrefixes',
  ],
  features: {
    kind: ['bgpUnnumbered', 'Unnumbered'],
    srcAddr: ['bgpSource', 'Source address'],
  },
  tidies: readEach([...NUMBERS, 'routerLifetime']),
  initial: context => {
    const peer = editedPart('peers', context) as PeerPart | undefined
    const numbers = NUMBERS.map(field => [field, peer ? (peer[field] ?? null) : DEFAULTS[field]])
    return {
      ...(Object.fromEntries(numbers) as Record<PeerNumber, NumberEntry>),
      linkName: peer?.linkName ?? likelyLink(context),
      kind: peer?.addr.type ?? 'numbered',
      targetAddr: peer?.addr.type === 'numbered' ? peer.addr.targetAddr : '',
      srcAddr: (peer?.addr.type === 'numbered' && peer.addr.srcAddr) || '',
      routerLifetime: peer?.addr.type === 'unnumbered' ? peer.addr.routerLifetime : 0,
      bgpConfig: peer?.bgpConfig ?? '',
      md5: peer?.md5 ?? 'none',
      md5AuthKey: '',
      enforceFirstAs: peer?.enforceFirstAs ?? false,
      communities: peer?.communities.join(', ') ?? '',
      importFilter: peer?.allowedImport.type ?? 'no_filtering',
      importPrefixes: prefixesOf(peer?.allowedImport),
      exportFilter: peer?.allowedExport.type ?? 'no_filtering',
      exportPrefixes: prefixesOf(peer?.allowedExport),
    }
  },
  check: (values, context) =>
    errorsOf({
      ...(values.kind === 'numbered'
        ? {
            targetAddr:
              requiredError('Peer address', values.targetAddr) ??
              ipError(values.targetAddr.trim()) ??
              takenError('peers', toPeer(values, undefined).name, context),
            srcAddr: values.srcAddr.trim() === '' ? undefined : ipError(values.srcAddr.trim()),
          }
        : {
            kind: takenError('peers', toPeer(values, undefined).name, context),
            routerLifetime: numberError(values.routerLifetime, {
              label: 'Router lifetime',
              ...U16_RULE,
              isRequired: true,
            }),
          }),
      bgpConfig: requiredError('BGP configuration', values.bgpConfig),
      linkName: requiredError('Link', values.linkName),
      ...Object.fromEntries(
        NUMBERS.map(field => [field, numberError(values[field], PEER_NUMBERS[field])]),
      ),
      md5AuthKey:
        values.md5 === 'new' && !(values.md5AuthKey === '' && typedKey(context))
          ? md5KeyError(values.md5AuthKey)
          : undefined,
      communities: communitiesError(values.communities),
      importPrefixes:
        values.importFilter === 'allow' ? prefixesError(values.importPrefixes) : undefined,
      exportPrefixes:
        values.exportFilter === 'allow' ? prefixesError(values.exportPrefixes) : undefined,
    }),
  // Only the result has the key.
  succeeded: ({ md5AuthKey }, values, context) => {
    const peer = toPeer(values, editedPart('peers', context) as PeerPart | undefined)
    const known = settingsBelow(context)?.md5Keys ?? {}
    return collect(
      'peers',
      peer,
      context,
      peer.md5 === 'new' ? { ...known, [peer.name]: md5AuthKey || typedKey(context) } : known,
    )
  },
})

/** Whether the edited peer has a key on the rack, which can be kept. */
export const selectHadKey = (state: RootState): boolean => {
  const { of = '', edited } = selectFormParams(state, peerForm.name)
  const peers = (selectFormValue(state, of, 'peers') ?? []) as readonly PeerPart[]
  return peers.find(({ name }) => name === edited)?.keptOf !== undefined
}
