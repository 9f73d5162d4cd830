import type { Kysely } from 'kysely'
import { createIndex, createTable, type Dialect } from './ddl.ts'

/** Enterprises, people, posts, menus, keys, suppliers. */
export async function identity(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const table = (name: string, body: string) => createTable(db, dialect, name, body)
  await table(
    'corp',
    `pkCorp text primary key, corpName text not null unique, creditCode text not null unique,
     userType text not null check (userType in ('CORE', 'CORP', 'FUNDER')), scale text not null,
     isCentralSoe integer not null default 0 check (isCentralSoe in (0, 1)),
     finalReview integer not null default 1 check (finalReview in (0, 1)),
     parentCorp text references corp, legalPersonName text, regAddress text,
     contactName text, contactMobile text, contactEmail text,
     licenceNo text, licenceName text, licenceFrom text, licenceTo text, realnameState text not null default 'NONE',
     issueSuspendedReason text, issueSuspendedSince text, openedProducts text not null default '{}',
     lineAgreementTime text, chainCreditEnabled integer not null default 0 check (chainCreditEnabled in (0, 1)),
     version integer not null default 1, createdAt text not null, updatedAt text not null`,
  )
  await table(
    'person',
    `personId text primary key, personName text not null, idCode text not null, mobile text not null unique, email text,
     passwordHash text not null, pwdChangedAt text not null, state text not null default 'ACTIVE',
     failedLogins integer not null default 0, lockedUntil text`,
  )
  await table(
    'corp_user',
    `userId text primary key, fkCorp text not null references corp, personId text not null references person,
     state text not null default 'ACTIVE', certNumber text, uKeyCodeSuffix text, createdAt text not null,
     unique (fkCorp, personId)`,
  )
  await table(
    'role',
    `pkRole text primary key, roleCode text not null unique, roleLabel text not null, post text not null,
     homeUrl text not null`,
  )
  await table(
    'corp_user_role',
    `userId text not null references corp_user, pkRole text not null references role, primary key (userId, pkRole)`,
  )
  await table(
    'menu',
    `pkMenu text primary key, parentMenu text references menu, menuName text not null, menuBrief text not null,
     sort integer not null default 0, hidden integer not null default 0 check (hidden in (0, 1))`,
  )
  await table(
    'role_menu',
    `pkRole text not null references role, pkMenu text not null references menu, primary key (pkRole, pkMenu)`,
  )
  await table(
    'ukey',
    `pkUkey text primary key, userId text not null references corp_user, post text not null, raType text not null,
     algorithmType text not null check (algorithmType in ('ALG_RSA', 'ALG_SM2')), certSerialNo text not null unique,
     issuerDn text not null, codeSuffix text not null, certificate text,
     legacySha1 integer not null default 0 check (legacySha1 in (0, 1)),
     issuedAt text not null, expiresAt text not null, state text not null`,
  )
  await table(
    'supplier',
    `pkSupplier text primary key, fkCorp text not null references corp, fkSupplierCorp text references corp,
     corpName text not null, creditCode text not null, isFirstLevel integer not null check (isFirstLevel in (0, 1)),
     contactName text, contactMobile text, contactEmail text, category text, erpCode text,
     state text not null check (state in ('INVITED', 'ACTIVE', 'STOPPED')), invitedAt text,
     version integer not null default 1, createdAt text not null, updatedAt text not null, unique (fkCorp, creditCode)`,
  )
  await createIndex(db, 'corp_user_person', 'corp_user (personId)')
  await createIndex(db, 'ukey_user', 'ukey (userId)')
}
