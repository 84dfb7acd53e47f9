#!/bin/sh
# Runs once, when the primary's data folder is made: lets the replica copy it, by password.
set -e
echo "host replication $POSTGRES_USER all scram-sha-256" >> "$PGDATA/pg_hba.conf"
# A replica that is away for long must not fill the primary's disk.
echo "max_slot_wal_keep_size = 4GB" >> "$PGDATA/postgresql.conf"
