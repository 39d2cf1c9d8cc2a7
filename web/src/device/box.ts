// Records in the browser's own database: texts by key; a change is kept whole or not at all.
const NAME = 'tablee'
const STORE = 'records'

let opened: Promise<IDBDatabase> | null = null

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1)
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(STORE)
    }
    asked.onsuccess = () => {
      // Another tab with a newer page wants to change it: it must not wait for us.
      asked.result.onversionchange = () => {
        asked.result.close()
        opened = null
      }
      resolve(asked.result)
    }
    asked.onerror = () => {
      reject(asked.error ?? new Error('no database'))
    }
  })
  opened.catch(() => {
    opened = null
  })
  return opened
}

export type Record = [key: string, text: string]

/** All records whose keys begin so, in their order. */
export async function read(prefix: string): Promise<Record[]> {
  const records = (await database()).transaction(STORE).objectStore(STORE)
  const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
  const [keys, texts] = await Promise.all([answer(records.getAllKeys(range)), answer(records.getAll(range))])
  return keys.map((key, at) => [key as string, String(texts[at])])
}

/** Returns when it is on disk. */
export async function change(put: readonly Record[], drop: readonly string[]): Promise<void> {
  const transaction = (await database()).transaction(STORE, 'readwrite', { durability: 'strict' })
  const records = transaction.objectStore(STORE)
  for (const key of drop) records.delete(key)
  for (const [key, text] of put) records.put(text, key)
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => {
      resolve()
    }
    transaction.onabort = transaction.onerror = () => {
      reject(transaction.error ?? new Error('not kept'))
    }
  })
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result)
    }
    request.onerror = () => {
      reject(request.error ?? new Error('not read'))
    }
  })
}
