import type { ComponentProps } from 'react'
import { Dialog } from '../kit/dialog.view.tsx'
import styles from './home.module.css'

type Props = Pick<ComponentProps<typeof Dialog>, 'title' | 'close' | 'turn' | 'isFirm' | 'children'>

const WIDTH = 480

/** What must be answered before anything else; Escape is an answer. */
export function AlertQuestion(props: Props) {
  return <Dialog {...props} width={WIDTH} contentClass={styles.question} />
}
