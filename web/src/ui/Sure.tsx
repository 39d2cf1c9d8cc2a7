// A second question, before what cannot be undone.
interface Props {
  /** What is about to be done. */
  label: string
  question: string
  yes: string
  no: string
  /** Left out inside a form, which is sent then. */
  onYes?: () => void
  onNo: () => void
  className: string
}

export function Sure({ label, question, yes, no, onYes, onNo, className }: Props) {
  return (
    <div className={className} role="group" aria-label={label}>
      <p role="alert">{question}</p>
      <button type={onYes ? 'button' : 'submit'} className="danger" onClick={onYes}>
        {yes}
      </button>
      <button type="button" className="quiet" onClick={onNo}>
        {no}
      </button>
    </div>
  )
}
