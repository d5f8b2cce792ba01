import { portRangeError } from '@/lib/port-range'
import { limitError } from './ends'

/** A range of ports that is being typed. */
export interface PortEntry {
  value: string
  /** True from the first time that one was to be added: what is wrong is then said at once. */
  isChecked: boolean
}

export const NO_PORT: PortEntry = { value: '', isChecked: false }

const portError = (text: string, ports: readonly string[]): string | undefined =>
  portRangeError(text) ??
  (ports.includes(text) ? 'Port range already added' : undefined) ??
  limitError([...ports, text], 'port filters')

/** What is wrong with what is typed. */
export const typedPortError = ({ value, isChecked }: PortEntry, ports: readonly string[]) =>
  isChecked && value.trim() !== '' ? portError(value.trim(), ports) : undefined

/** What adding what is typed leaves. */
export const addPort = (
  entry: PortEntry,
  ports: readonly string[],
): { entry: PortEntry; ports: readonly string[] } => {
  const text = entry.value.trim()
  if (text === '') return { entry, ports }
  return portError(text, ports)
    ? { entry: { ...entry, isChecked: true }, ports }
    : { entry: { value: '', isChecked: true }, ports: [...ports, text] }
}
