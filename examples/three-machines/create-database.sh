#!/bin/sh
# Patroni calls this once, on the first primary, with the address of its server.
set -eu
psql --quiet --set=ON_ERROR_STOP=1 --set=password="$POSTGRES_PASSWORD" "$1" <<'SQL'
create role lodestar login password :'password';
create database lodestar owner lodestar;
SQL
