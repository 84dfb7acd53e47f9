import { randomUUID } from 'node:crypto'
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { privateRights } from '../private-folder.ts'
import type { Reason } from './row/rejections.ts'
import type { Remarked, RemarkReason } from './row/remarks.ts'
import { shown } from './row/source-row.ts'
import type { SetAside } from './store/write/upsert-offers.ts'

const heldLines = 500

/**
 * A report of the rows that an import set aside or has a remark on, one JSON object a line: `line`, `reason`, `message`,
 * `content`, `imported` if it was, and the number of its `offer` if its price is kept back.
 */
export type Report = {
  /** Its file, which is created with the first row. */
  path: string
  /** How often it contains each reason. */
  reasons: ReadonlyMap<Reason, number>
  add: (row: SetAside) => void
  /** How often it has each remark on rows that were imported. */
  remarks: ReadonlyMap<RemarkReason, number>
  addRemark: (row: Remarked) => void
  /** Writes buffered rows and closes the file. */
  close: () => void
}

function fileName(name: string, now: Date): string {
  const time = now.toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-')
  return `${time}-${name.replace(/[^\w.-]+/g, '_').slice(-60)}-${randomUUID().slice(0, 8)}.report.jsonl`
}

/**
 * Opens a report in a data folder's `imports`.
 * @param name what the import reads, for the report's file name.
 */
export function openReport(dataDir: string, name: string, now: Date): Report {
  const folder = join(dataDir, 'imports')
  const path = join(folder, fileName(name, now))
  const reasons = new Map<Reason, number>()
  const remarks = new Map<RemarkReason, number>()
  let file: number | undefined
  let lines: string[] = []
  const write = () => {
    if (lines.length === 0) return
    if (file === undefined) {
      mkdirSync(folder, { recursive: true, mode: privateRights.folder })
      file = openSync(path, 'wx', privateRights.file)
    }
    writeSync(file, lines.join(''))
    lines = []
  }
  const addLine = (fields: object, content: string) => {
    lines.push(`${JSON.stringify({ ...fields, content: shown(content) })}\n`)
    if (lines.length === heldLines) write()
  }
  return {
    path,
    reasons,
    remarks,
    add: ({ line, content, rejection: { reason, message } }) => {
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
      addLine({ line, reason, message }, content)
    },
    addRemark: ({ line, content, remark }) => {
      const { reason } = remark
      remarks.set(reason, (remarks.get(reason) ?? 0) + 1)
      addLine({ line, imported: true, ...remark }, content)
    },
    close: () => {
      write()
      if (file !== undefined) closeSync(file)
    },
  }
}
