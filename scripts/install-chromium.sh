#!/usr/bin/env bash
# Makes sure that there is a Chromium for the browser tests: Debian's own, if none is there yet.
set -euo pipefail

if [ -n "${CHROMIUM_PATH:-}" ] && [ ! -x "$CHROMIUM_PATH" ]; then
  echo "CHROMIUM_PATH is $CHROMIUM_PATH, and there is no program." >&2
  exit 1
fi

for browser in "${CHROMIUM_PATH:-}" chromium chromium-browser google-chrome; do
  if [ -n "$browser" ] && command -v "$browser" >/dev/null; then
    echo "The browser tests use $(command -v "$browser")."
    exit 0
  fi
done

if ! command -v apt-get >/dev/null; then
  echo "There is no Chromium, and no apt-get to install it with. Install Chromium and set CHROMIUM_PATH to it," >&2
  echo "or run 'npm run test:core', which leaves the browser tests out." >&2
  exit 1
fi

sudo=""
[ "$(id -u)" -eq 0 ] || sudo="sudo"
if ! { $sudo apt-get update && $sudo apt-get install --yes --no-install-recommends chromium; }; then
  echo "Chromium could not be installed. Run 'npm run test:core', which leaves the browser tests out." >&2
  exit 1
fi
