import { FileLink, FileSize } from '../parts/file-link.view.tsx'
import { Icon } from '../parts/icon.view.tsx'
import { SectionHead } from '../parts/section-head.view.tsx'
import { shapes } from '../parts/shapes.ts'
import { Shell } from '../parts/shell.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { Mark, SectionView, ShownFile, SiteFacts } from '../template.ts'
import type { fileList } from './file-list.ts'

export const FileList: SectionView<typeof fileList> = ({ content, mark, section, site }) => {
  // Without its file an item is nothing to visitors.
  const items = content.files.filter(({ file }) => file.length > 0 || mark.keepsEmpty)
  return (
    <Shell
      className="file-list veiled"
      mark={mark}
      section={section}
      background={content.backgroundImg}
      dim={content.bgOverlayTransparency}
    >
      <div className="wrap">
        <SectionHead mark={mark} section={section} content={content} />
        {items.length > 0 && (
          <ul className="file-items" {...mark.list('files')}>
            {items.map(({ id, ...item }) => (
              <li key={id} className="file-item" {...mark.item(`files/${id}`)}>
                <Icon shape={shapes.page} />
                <Item at={`files/${id}`} item={item} mark={mark} site={site} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Shell>
  )
}

interface ItemProps {
  readonly at: string
  readonly item: { readonly name: string; readonly note: string; readonly file: readonly ShownFile[] }
  readonly mark: Mark
  readonly site: SiteFacts
}

/** All of it is pressed, and the link is called what the document is. */
function Item({ at, item, mark, site }: ItemProps) {
  const [file] = item.file
  const name = <Text as="span" mark={mark} field={`${at}/name`} value={item.name} />
  return (
    <div className="file-words">
      <p className="minor file-name">
        {file ? (
          <FileLink file={file} site={site}>
            {name}
          </FileLink>
        ) : (
          name
        )}
      </p>
      <Text as="p" className="file-note" mark={mark} field={`${at}/note`} value={item.note} />
      <p className="file-facts">{file ? <FileSize file={file} site={site} /> : site.words.fileMissing}</p>
    </div>
  )
}
