import type { Generated } from 'kysely'

/** The tables of what visitors wrote, of what tells of it, and of what is answered. */
export interface MessageTables {
  /** What a host decided about a complaint (a message), what an owner answered, and what became of that. */
  complaint_cases: {
    complaint: string
    site: string
    decision: string
    reason: string
    decided_at: string
    decided_by: string
    answer: string | null
    answered_at: string | null
    outcome: string | null
    outcome_reason: string | null
    outcome_at: string | null
    /** 1: the host decided without a complaint. */
    is_own: Generated<number>
    /** The account whose pause brought this with it. */
    paused: Generated<string | null>
    /** What visitors are not shown: a 'page' by its id, a 'picture' by its hash, and the address the host named. */
    hidden_kind: Generated<string | null>
    hidden_id: Generated<string | null>
    hidden_address: Generated<string | null>
    /** When an owner who was asked was reminded, and when their time was over. */
    reminded_at: Generated<string | null>
    lapsed_at: Generated<string | null>
  }
  /** What visitors sent; erased ones wait a day for being brought back. */
  messages: {
    id: string
    site: string
    /** 'contact', 'reply', 'complaint' or 'test'. */
    kind: string
    /** 'inbox', 'done' or 'spam'. */
    folder: string
    name: string
    email: string
    body: string
    /** What the questions of a form were answered, as JSON; '' of other messages. */
    answers: Generated<string>
    event: string | null
    attending: number | null
    guests: number | null
    language: string
    cookies_accepted: number | null
    /** What the sender's browser called it, so that one sent twice is stored once. */
    send_key: string | null
    /** The address it came from, hidden by a keyed hash; forgotten after a day. */
    sender: string | null
    /** Name, address and text without case and accents, for searching. */
    findable: string
    at: string
    read_at: string | null
    erased_at: string | null
    /** As what its words were learnt: 'spam', 'kept' (read and left), 'wanted' (somebody said so); null where they were not. */
    learnt: Generated<string | null>
    /** What the people of the site note about it, for themselves. */
    note: Generated<string>
  }
  /** Files that came with messages; `pieces` is JSON. One that no message has is forgotten a day after `kept_at`. */
  sent_files: { hash: string; type: string; size: number; pieces: string; kept_at: string }
  /** Which message has which of them, counted from 1; they go with it. */
  message_files: { message: string; number: number; site: string; hash: string; size: number }
  /** Addresses that a site's messages may be mailed to, or that were asked; of each link's secret only its hash. */
  mailboxes: {
    site: string
    email: string
    hash: string | null
    asked_at: string | null
    confirmed_at: string | null
  }
  /** When an address was asked, so that it is not asked too often. */
  mailbox_mails: { email: string; at: string }
  /** Mails still to be sent: one for a message; while a server is sending it, it is the `owner`'s until `due_at`. */
  mails: { message: string; attempts: number; due_at: string; owner: Generated<string | null> }
  /** What is written to who sent a message: 'reply' by `author`, 'receipt' by itself; `to_address` in lower case. */
  letters: {
    id: string
    message: string
    site: string
    kind: string
    to_address: string
    language: string
    body: string
    /** The address of who wrote it; '' where nobody did. */
    author: string
    send_key: string | null
    at: string
  }
  /** Letters still to be sent: `message` is the letter. */
  letter_mails: { message: string; attempts: number; due_at: string; owner: Generated<string | null> }
  /** What became of mails: `mail` is a letter, or the message that the site's own people are told of. */
  mail_outcomes: {
    mail: string
    message: string
    /** 'waiting' after an attempt that failed; 'sent', 'bounced' or 'stopped' when it is over. */
    state: string
    to_address: string
    /** What the mail server answered. */
    said: string
    attempts: number
    at: string
  }
  /** How owners want messages to come, be confirmed and be kept; null is at once, and for ever. `receipt_words` is JSON by language. */
  enquiry_settings: {
    site: string
    digest_hour: number | null
    time_zone: string
    sends_receipt: number
    receipt_words: string
    keep_contact_days: number | null
    keep_reply_days: number | null
  }
  /** How many messages of a site were learnt as wanted and as spam, and how many of them each word was in, by its keyed hash. */
  spam_models: { site: string; good: number; bad: number }
  spam_words: { site: string; word: string; good: number; bad: number; is_taken_back: Generated<number> }
  /** Texts that the people of a site answer with again and again. */
  saved_replies: { id: string; site: string; name: string; body: string }
  /** The program a site's messages are sent to; '' while there is none. */
  webhooks: { site: string; address: string; secret: string }
  /** Calls of it still to be made: one for a message. */
  webhook_calls: { message: string; attempts: number; due_at: string; owner: Generated<string | null> }
}
