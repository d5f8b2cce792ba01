import { faultNames } from '@/mirage/server/fault-names'
import type { Random } from './random'

/** Files that can be chosen, by name. */
export const randomFiles = {
  'key.pem': '-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEI\n-----END PRIVATE KEY-----\n',
  'notes.txt': 'nothing of use',
  'empty.img': '',
}

/** Typed into secret fields and copied, but used nowhere else. */
export const SECRET = 'hunter2'

/** Typical input: names that are valid, taken, rejected or too long, and nonsense. */
const TEXTS: readonly string[] = [
  '',
  ' ',
  'web-1',
  'web-1',
  'field-office',
  'Über größe',
  'x'.repeat(70),
  '10.0.0.0/24',
  'fd00::/64',
  '443',
  '22-80',
  'granite',
  'granite',
  'ada-quarry',
  'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIEmIs',
  '-----BEGIN OPENSSH PRIVATE KEY-----',
  'ABCDEFGH',
  '__proto__',
  ...Object.values(faultNames),
]

const NUMBERS = [0, 1, 2, 8, 64, 1024, -5, 1.5, 1e12]

/** All names and ids in a response. */
export const namesIn = (value: unknown, found = new Set<string>()): Set<string> => {
  if (typeof value !== 'object' || value === null) return found
  for (const [key, each] of Object.entries(value)) {
    if (typeof each === 'string' && /^(id|name)$/.test(key)) found.add(each)
    else namesIn(each, found)
    if (found.size > 200) break
  }
  return found
}

const fileValue = (random: Random) => {
  const name = random.oneOf(Object.keys(randomFiles)) as keyof typeof randomFiles
  return random.chance(20) ? null : { id: name, name, size: randomFiles[name].length }
}

/** A random value of the same type as the field's initial one. */
export const randomValue = (
  random: Random,
  initial: unknown,
  known: readonly string[],
  isFile: boolean,
): unknown => {
  const text = () => random.oneOf(random.chance(50) && known.length > 0 ? known : TEXTS)
  if (isFile) return fileValue(random)
  if (typeof initial === 'string') return text()
  if (typeof initial === 'number') return random.oneOf(NUMBERS)
  if (typeof initial === 'boolean') return random.chance(50)
  if (initial === null) return random.chance(30) ? null : text()
  return initial
}
