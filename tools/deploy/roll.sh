#!/bin/sh
# Brings a running `docker compose` installation to the version in this folder without a pause: image, tables, then one application after another, each when the
# one before it is ready. A migration leaves the tables usable for the version that still runs. Ends at the first step that fails; run it again then.
set -eu
cd "$(dirname "$0")/../.."
docker compose build migrate
# a backup reads all tables in one transaction, which a migration would wait for
docker compose stop backup
docker compose run --rm --no-deps migrate
for app in app-1 app-2; do
  docker compose up --detach --no-deps --no-build --force-recreate --wait --wait-timeout 120 "$app"
done
docker compose up --detach --no-deps --no-build --force-recreate backup
