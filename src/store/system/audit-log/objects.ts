import { KIND_NAMES, type KindNames } from '@/lib/kinds'
import { capitalize } from '@/lib/text'

/** The collections in addresses of the API, each with what the log calls an object in it. */
const NOUNS: ReadonlyMap<string, string> = new Map(
  Object.values(KIND_NAMES).flatMap(({ noun, logged = noun, collections = [] }: KindNames) =>
    collections.map(collection => [collection, logged] as const),
  ),
)

/** The parts of addresses that stand for a part of an object, or for settings of the whole rack. */
const PARTS: Readonly<Record<string, string>> = {
  'allow-list': 'allow list',
  'auth-settings': 'sign-in settings',
  'inbound-icmp': 'inbound ICMP',
  policy: 'policy',
  quotas: 'quotas',
  'recovery-finish': 'update recovery',
  settings: 'settings',
  'target-release': 'target release',
}

/** The objects that others are in, outermost first. */
const PARENTS = [
  'silo',
  'project',
  'vpc',
  'router',
  'gateway',
  'instance',
  'receiver',
  'rack_id',
  'switch_slot',
] as const

/** What a parent is called in addresses of older racks. */
const OLD_NAMES: Readonly<Record<string, string>> = { switch_slot: 'switch_location' }

type Parents = Readonly<Partial<Record<(typeof PARENTS)[number], string>>>

/** The longest address that the log keeps. */
const MAX_URI = 512

interface Named {
  /** `instance`. */
  noun: string
  /** Name or id; empty for settings of the rack. */
  name: string
}

/** What a change was made to, as far as its address tells. */
export interface AuditObject extends Named {
  parents: Parents
  /** The address of the object itself, without the action; absent if it has no name there. */
  address?: string
  /** The part of the object that was changed: `quotas`. */
  part?: string
  /** Another object in the change: the instance that a group gained. */
  second?: Named
  /** Its address holds no name, because it was being made. */
  isNew?: true
  /** The address is longer than the log keeps. */
  isCut?: true
}

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    // The address was cut within an encoded character.
    return part
  }
}

interface Found extends Named {
  /** The part of the path that ends with the name. */
  path: string
}

const namedIn = (segments: readonly string[]): Found[] =>
  segments.flatMap((segment, at) => {
    const noun = NOUNS.get(segment)
    const isName = at > 0 && NOUNS.has(segments[at - 1]!) && segment !== 'instance'
    if (noun === undefined || isName) return []
    return [{ noun, name: segments[at + 1] ?? '', path: segments.slice(0, at + 2).join('/') }]
  })

const addressOf = (path: string, parents: Parents): string => {
  const search = new URLSearchParams(parents).toString()
  return `/${path}${search && `?${search}`}`
}

/** Finds the object in the address of a request; undefined if the address has none. */
export const objectOf = (uri: string, operationId = ''): AuditObject | undefined => {
  // In HTTP/2, addresses begin with scheme and host.
  const [path = '', search = ''] = uri.replace(/^https?:\/\/[^/]*/, '').split('?')
  const segments = path.split('/').filter(Boolean).map(decode)
  const query = new URLSearchParams(search)
  const parents: Parents = Object.fromEntries(
    PARENTS.flatMap(name => {
      const parent = query.get(name) ?? query.get(OLD_NAMES[name] ?? '')
      return parent ? [[name, parent]] : []
    }),
  )
  const cut = uri.length >= MAX_URI && { isCut: true as const }
  const login = segments.indexOf('login')
  if (login >= 0) {
    const name = segments[login + 1] ?? ''
    return { noun: 'sign-in at silo', name, parents: {}, address: `/login/${name}` }
  }
  if (segments.includes('vpc-firewall-rules')) {
    const { vpc: name = '', ...rest } = parents
    const address = addressOf(`v1/vpcs/${name}`, rest)
    return { noun: 'VPC', name, parents: rest, part: 'firewall rules', address, ...cut }
  }
  const [first, second] = namedIn(segments)
  const part = segments.map(segment => PARTS[segment]).find(each => each !== undefined)
  if (!first) return part === undefined ? undefined : { noun: part, name: '', parents, ...cut }
  const { noun } = first
  const name = first.name || (query.get('name_or_id') ?? query.get('port_settings') ?? '')
  return {
    noun,
    name,
    parents,
    ...(first.name !== '' && { address: addressOf(first.path, parents) }),
    ...(name !== '' && part !== undefined && { part }),
    ...(second && second.name !== '' && { second }),
    ...(name === '' && operationId.endsWith('_create') && { isNew: true }),
    ...cut,
  }
}

/** Where an object is: `mock-project/mock-vpc`; empty if it is in nothing. Racks have no names. */
const placeOf = ({ rack_id: _rack, ...parents }: Parents): string =>
  PARENTS.flatMap(name => parents[name as keyof typeof parents] ?? []).join('/')

/** An object in words: `Instance db1 in mock-project`. */
export const objectText = (object: AuditObject): string => {
  const { noun, name, parents, part, isNew } = object
  const what = [part && `${part} of`, isNew && name === '' && 'new', noun, name]
    .filter(Boolean)
    .join(' ')
  const place = placeOf(parents)
  return capitalize(place === '' ? what : `${what} in ${place}`)
}

/** The whole object in words, even if only a part of it was changed. */
export const wholeText = ({ noun, name, parents }: AuditObject): string =>
  objectText({ noun, name, parents })

/** The other object in words: `Instance db1`. */
export const secondText = ({ second }: AuditObject): string =>
  second ? capitalize(`${second.noun} ${second.name}`) : ''

/** An object that entries are searched for. */
export interface WantedObject extends Named {
  parents: Parents
  /** Its id and those of its parents, by which requests may name them. */
  ids: readonly string[]
}

/** Whether these are the parents of an object. */
export const isIn = (parents: Parents, { parents: wanted, ids }: WantedObject): boolean =>
  PARENTS.every(name => {
    const [given, asked] = [parents[name], wanted[name]]
    return given === asked || (given !== undefined && ids.includes(given))
  })

/** Whether a change was made to an object, or with it. */
export const isAbout = (object: AuditObject, wanted: WantedObject): boolean =>
  [object, object.second].some(
    named =>
      named?.noun === wanted.noun &&
      (wanted.ids.includes(named.name) ||
        (named.name === wanted.name && isIn(object.parents, wanted))),
  )
