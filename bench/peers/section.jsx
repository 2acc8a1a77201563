/** The page that the document brings: its sections in order, and the one picture they all show. */
export const page = JSON.parse(document.getElementById('page').textContent)

const stay = (event) => event.preventDefault()

/** A section as Mimar draws it, element by element: a picture, a heading, a paragraph and two buttons. Both texts come from the editor. */
export function SectionMarkup({ part, root, title, paragraph }) {
  return (
    <section ref={root} className={part.className} data-section={part.id} {...part.attributes}>
      <div className="wrap grid">
        <div className="arch">
          <Photo {...page.photo} />
        </div>
        <div className="text3-text">
          {title}
          <div>
            {paragraph}
            <div className="buttons">
              {part.buttons.map(({ text, address, className }) => (
                <a key={text} className={className} href={address} onClick={stay}>
                  <span>{text}</span>
                </a>
              ))}
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}

function Photo({ className, background, sources, image: { alt, ...image } }) {
  return (
    <picture className={className} style={{ background }}>
      {sources.map(({ type, files, sizes }) => (
        <source key={type} type={type} srcSet={files} sizes={sizes} />
      ))}
      <img {...image} alt={alt} loading="lazy" decoding="async" />
    </picture>
  )
}

/** The keys that Mimar has for the same: duplicate, move down and up, undo; here of the section in the middle. */
export function onKeys({ insert, move, undo }) {
  addEventListener(
    'keydown',
    (event) => {
      const act = {
        'c-KeyD': insert,
        'c-KeyZ': undo,
        'a-ArrowDown': () => move(1),
        'a-ArrowUp': () => move(-1),
      }[`${event.ctrlKey ? 'c' : event.altKey ? 'a' : ''}-${event.code}`]
      if (!act) return
      // An editor that has such a key itself would do it twice.
      event.stopImmediatePropagation()
      event.preventDefault()
      act()
    },
    true,
  )
}
