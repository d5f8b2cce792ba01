/** An invalid query, with a message for its author. */
export class OxqlFault extends Error {
  override readonly name = 'OxqlFault'
}

export const fault = (message: string): never => {
  throw new OxqlFault(message)
}
