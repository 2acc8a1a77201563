/** What is known of bytes that stand in buckets. */
export interface StorageTables {
  /** Packs that stand in buckets. */
  packs: { store: string; name: string; size: number; written_at: string }
  /** Who collects in a bucket just now, and who reads much there. */
  pack_claims: { store: string; id: string; owner: string; until: string }
  /** One row: where the bytes of this installation are, where it is not the folder. */
  storage_in_use: { id: number; store: string }
}
