import { camelCaseToWords } from './case'

/** Words that are not written as in operation ids. */
const SPELLED: Readonly<Record<string, string>> = {
  idp: 'IdP',
  ...Object.fromEntries(
    ['bfd', 'bgp', 'icmp', 'ip', 'lldp', 'mac', 'saml', 'scim', 'ssh', 'vpc'].map(word => [
      word,
      word.toUpperCase(),
    ]),
  ),
}

/** The parts of operation ids that say where an operation belongs, not what it is about. */
const AREAS = /^(currentUser|networking|system|localIdp)(?=[A-Z])/

/** The words of an operation's id, as people write them: `IP`, `pool`, `list` of `systemIpPoolList`. */
export const operationWords = (id: string): readonly string[] =>
  camelCaseToWords(id.replace(AREAS, '')).map(word => {
    const lower = word.toLowerCase()
    return Object.hasOwn(SPELLED, lower) ? SPELLED[lower]! : lower
  })
