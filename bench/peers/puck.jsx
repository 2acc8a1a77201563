import '@puckeditor/core/no-external.css'
import { Puck, useGetPuck } from '@puckeditor/core'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { onKeys, page, SectionMarkup } from './section.jsx'

const ZONE = 'root:default-zone'

/** Texts are edited in place (contentEditable), and a section is drawn without an element around it (inline). */
const config = {
  components: {
    Section: {
      inline: true,
      fields: {
        title: { type: 'text', contentEditable: true },
        paragraph: { type: 'textarea', contentEditable: true },
      },
      render: ({ part, title, paragraph, puck }) => {
        const Heading = part.heading
        return (
          <SectionMarkup
            part={part}
            root={puck.dragRef}
            title={<Heading data-field="title">{title}</Heading>}
            paragraph={<p data-field="paragraph">{paragraph}</p>}
          />
        )
      },
    },
  },
}

const data = {
  root: {},
  content: page.parts.map((part) => ({
    type: 'Section',
    props: { id: part.id, part, title: part.title, paragraph: part.paragraph },
  })),
}

function Keys() {
  const getPuck = useGetPuck()
  useEffect(() => {
    const middle = Math.floor(page.parts.length / 2)
    onKeys({
      insert: () => getPuck().dispatch({ type: 'duplicate', sourceIndex: middle, sourceZone: ZONE }),
      move: (by) =>
        getPuck().dispatch({
          type: 'reorder',
          sourceIndex: middle,
          destinationIndex: middle + by,
          destinationZone: ZONE,
        }),
      undo: () => getPuck().history.back(),
    })
  }, [getPuck])
  return null
}

// The page alone, without a frame and without lists and fields beside it: the least that Puck draws.
createRoot(document.querySelector('main')).render(
  <Puck config={config} data={data} iframe={{ enabled: false }}>
    <Keys />
    <Puck.Preview />
  </Puck>,
)
