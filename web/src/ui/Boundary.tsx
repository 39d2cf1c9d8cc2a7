// Whatever goes wrong inside stays there; something else is shown instead.
import { Component, type ReactNode } from 'react'

interface Props {
  instead: ReactNode
  children: ReactNode
  /** Told once it has happened. */
  onFail?: () => void
}

export class Boundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.onFail?.()
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}
