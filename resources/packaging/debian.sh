#!/bin/sh
# Installs what Qt needs of Debian, Ubuntu and their like. Does nothing where nothing is missing, or without apt-get.
set -eu

command -v apt-get >/dev/null || exit 0
packages=$(awk '!/^#/ { print $2 }' "$(dirname "$0")/../../hanabi_desktop/system_libraries.txt" | sort -u)
# Debian's own Python leaves this out; others bring it.
python3 -c 'import ensurepip' 2>/dev/null || packages="python3-venv $packages"

# shellcheck disable=SC2086  # one word for each package
install() { "$@" install --no-install-recommends --no-upgrade $packages; }

if plan=$(install apt-get --simulate 2>/dev/null) && ! printf '%s\n' "$plan" | grep -q '^Inst '; then
    exit 0
fi
as_root=
if [ "$(id -u)" != 0 ]; then
    as_root=sudo
    echo "Installing what Qt needs, as root: $(printf '%s' "$packages" | tr '\n' ' ')"
fi
export DEBIAN_FRONTEND=noninteractive
$as_root apt-get update -qq
install $as_root apt-get -y -qq
