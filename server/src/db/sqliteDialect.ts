import {
  type DatabaseConnection,
  type Driver,
  type SelectModifierNode,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  SqliteQueryCompiler,
} from 'kysely'
import { ReadPool } from './readPool.ts'

/** Drops row-lock modifiers; keeps DISTINCT. SQLite has no row locks, because one writer has the database to itself. */
class QueryCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier === 'Distinct') super.visitSelectModifier(node)
  }
}

/** SQLite's DDL is transactional; Kysely says otherwise only because of foreign-key pragmas, which no migration here uses. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Kysely may read on several connections at once: those of the pool. */
class PoolAdapter extends Adapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/** Undoes what has failed. SQLite has undone by itself what found the disk full: that there is nothing left is no error. */
class UndoingDriver extends SqliteDriver {
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined)
  }
}

export class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig

  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new UndoingDriver(this.#config)
  }

  override createQueryCompiler(): SqliteQueryCompiler {
    return new QueryCompiler()
  }

  override createAdapter(): SqliteAdapter {
    return new Adapter()
  }
}

/** Readers in threads of their own: see `readPool.ts`. */
export class PooledReadDialect extends NodeSqliteDialect {
  readonly #path: string
  readonly #size: number | undefined
  #pool: ReadPool | undefined
  #readsHere = false

  /** @param size how many threads at most; as many as there are processors, unless it is said. */
  constructor(path: string, size?: number) {
    super({ database: () => Promise.reject(new Error('A reader opens no database here')) })
    this.#path = path
    this.#size = size
  }

  override createAdapter(): SqliteAdapter {
    return new PoolAdapter()
  }

  override createDriver(): ReadPool {
    this.#pool = new ReadPool(this.#path, this.#size)
    this.#pool.readsHere = this.#readsHere
    return this.#pool
  }

  /** Whether reads are made on the thread that asks, from now on. */
  set readsHere(is: boolean) {
    this.#readsHere = is
    if (this.#pool) this.#pool.readsHere = is
  }

  pressure(): { open: number; idle: number; waiting: number } {
    return this.#pool?.pressure() ?? { open: 0, idle: 0, waiting: 0 }
  }
}
