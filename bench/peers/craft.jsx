import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core'
import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { onKeys, page, SectionMarkup } from './section.jsx'

/** As the tutorial has it: what is typed becomes a property of the node at most twice a second. */
const PAUSE = 500

/** The text belongs to the browser while somebody types, and is written anew only when it says something else. */
function EditableText({ as: As, field }) {
  const { text, setProp } = useNode(({ data }) => ({ text: data.props[field] }))
  const element = useRef(null)
  const [first] = useState(text)
  useEffect(() => {
    if (element.current.textContent !== text) element.current.textContent = text
  }, [text])
  return (
    <As
      ref={element}
      data-field={field}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      onInput={({ currentTarget }) => {
        const typed = currentTarget.textContent
        setProp((props) => {
          props[field] = typed
        }, PAUSE)
      }}
    >
      {first}
    </As>
  )
}

/** One node for each section: a node for each text would be four times as many. */
function Section({ part }) {
  const {
    connectors: { connect, drag },
  } = useNode()
  return (
    <SectionMarkup
      part={part}
      root={(element) => element && connect(drag(element))}
      title={<EditableText as={part.heading} field="title" />}
      paragraph={<EditableText as="p" field="paragraph" />}
    />
  )
}

/** Where sections can be dropped. */
function Sections({ children }) {
  const {
    connectors: { connect },
  } = useNode()
  return <div ref={connect}>{children}</div>
}

function Keys() {
  const { actions, query } = useEditor()
  useEffect(() => {
    const middle = () => {
      const index = Math.floor(page.parts.length / 2)
      return { index, id: query.node('ROOT').get().data.nodes[index] }
    }
    onKeys({
      insert() {
        const { index, id } = middle()
        const { part, title, paragraph } = query.node(id).get().data.props
        const copy = query.parseReactElement(<Section part={part} title={title} paragraph={paragraph} />).toNodeTree()
        actions.addNodeTree(copy, 'ROOT', index + 1)
      },
      move(by) {
        const { index, id } = middle()
        actions.move(id, 'ROOT', by > 0 ? index + 2 : index - 1)
      },
      undo: () => actions.history.undo(),
    })
  }, [actions, query])
  return null
}

createRoot(document.querySelector('main')).render(
  <Editor resolver={{ Sections, Section }}>
    <Keys />
    <Frame>
      <Element is={Sections} canvas>
        {page.parts.map((part) => (
          <Section key={part.id} part={part} title={part.title} paragraph={part.paragraph} />
        ))}
      </Element>
    </Frame>
  </Editor>,
)
