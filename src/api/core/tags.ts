/**
 * Names a piece of cached server data. `LIST` stands for every list of the type; an id (or a name,
 * where the object was asked for by name) for one object.
 */
export interface Tag {
  readonly type: string
  readonly id: string
}

export const LIST = 'LIST'
