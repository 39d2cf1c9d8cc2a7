// The little of Node that the build uses; its whole types would be a package of their own.
declare module 'node:fs' {
  export function readdirSync(folder: string, options: { recursive: true }): string[]
  export function readFileSync(file: string): Uint8Array
  export function statSync(file: string): { isFile: () => boolean }
  export function writeFileSync(file: string, content: Uint8Array): void
}
declare module 'node:crypto' {
  interface Hash {
    update: (content: string | Uint8Array) => Hash
    digest: (form: 'hex') => string
  }
  export function createHash(kind: 'sha256'): Hash
}
declare module 'node:path' {
  export function join(...parts: string[]): string
}
declare module 'node:zlib' {
  export function brotliCompressSync(content: Uint8Array): Uint8Array
  export function gzipSync(content: Uint8Array, options: { level: number }): Uint8Array
}
