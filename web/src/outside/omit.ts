/** The same object without some of its fields. */
export function omit<T extends object, K extends keyof T>(thing: T, ...names: K[]): Omit<T, K> {
  return Object.fromEntries(Object.entries(thing).filter(([name]) => !names.includes(name as K))) as Omit<T, K>
}
