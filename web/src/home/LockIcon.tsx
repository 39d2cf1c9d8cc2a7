// A closed padlock; the words beside it say until when.
export function LockIcon({ size = 20 }: { size?: number }) {
  return (
    <svg className="lock-icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d="M7.5 11V8a4.5 4.5 0 0 1 9 0v3" fill="none" stroke="currentColor" strokeWidth="2.4" />
      <rect x="4.5" y="10.5" width="15" height="11" rx="2.5" fill="currentColor" />
    </svg>
  )
}
