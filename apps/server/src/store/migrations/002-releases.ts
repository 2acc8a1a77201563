import type { SchemaModule } from 'kysely'
import type { Migration } from './migration.ts'

/** What was published, and the files of the pictures and fonts that pages name. */
export const releases: Migration = {
  name: '002-releases',
  async up({ schema }) {
    await makeReleases(schema)
    await makePicturesAndFonts(schema)
  },
}

async function makeReleases(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('releases')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('site', 'text', (column) => column.notNull().references('sites.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('parent', 'text')
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('depth', 'integer', (column) => column.notNull())
    .addColumn('made_with', 'text', (column) => column.notNull())
    .addColumn('delta', 'text', (column) => column.notNull())
    .addUniqueConstraint('releases_number', ['site', 'number'])
    .execute()
  await schema
    .createTable('release_lists')
    .addColumn('release', 'text', (column) => column.primaryKey().references('releases.id').onDelete('cascade'))
    .addColumn('files', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('release_assets')
    .addColumn('site', 'text', (column) => column.notNull().references('sites.id').onDelete('cascade'))
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('release_assets_key', ['site', 'address'])
    .execute()
}

async function makePicturesAndFonts(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('media')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('placeholder', 'text', (column) => column.notNull())
    .addColumn('has_alpha', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('media_files')
    .addColumn('media', 'text', (column) => column.notNull().references('media.hash').onDelete('cascade'))
    .addColumn('cut', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('media_files_key', ['media', 'cut', 'type', 'width'])
    .execute()
  await schema
    .createTable('font_files')
    .addColumn('need', 'text', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .execute()
}
