#!/bin/sh
# Puts Hanabi into the menu of whoever runs this, with its icon and its kind of file. The program stays where it is.
#   sh install.sh            adds it (again, too, after the folder was moved)
#   sh install.sh --remove   takes it out; saved games stay where they are
set -eu
here=$(cd "$(dirname "$0")" && pwd)
program=$here/hanabi-desktop
# In an environment that pip or pipx has made, this lies in share/hanabi-desktop, and the program in bin.
if [ ! -d "$here/share" ]; then
    here=$(cd "$here/../.." && pwd)
    program=$here/bin/hanabi-desktop
fi
data=${XDG_DATA_HOME:-$HOME/.local/share}
id=desktop.hanabi.Hanabi

for file in $(cd "$here/share" && find applications icons mime metainfo -name "$id*"); do
    if [ "${1:-}" = --remove ]; then
        rm -f "$data/$file"
    else
        mkdir -p "$data/$(dirname "$file")"
        cp "$here/share/$file" "$data/$file"
    fi
done
if [ "${1:-}" != --remove ]; then
    # In an entry a path is quoted, then every backslash doubled; and last all of it is escaped for sed.
    program=$(printf '%s' "$program" | sed -e 's/%/%%/g' -e 's/[\\"`$]/\\&/g' -e 's/\\/\\\\/g')
    for_sed=$(printf '%s' "$program" | sed -e 's/[\\&|]/\\&/g')
    sed -e "s|^Exec=hanabi-desktop|Exec=\"$for_sed\"|" -e '/^TryExec=/d' "$here/share/applications/$id.desktop" \
        >"$data/applications/$id.desktop"
fi
# Desktops look by themselves before long; these make it at once where they are installed.
command -v update-mime-database >/dev/null && update-mime-database "$data/mime" || true
command -v update-desktop-database >/dev/null && update-desktop-database -q "$data/applications" || true
command -v gtk-update-icon-cache >/dev/null && gtk-update-icon-cache -qtf "$data/icons/hicolor" 2>/dev/null || true
