import subprocess
import sys
from pathlib import Path

from hanabi_desktop import paths
from tests.each import each


def test_the_resources_are_where_this_installation_keeps_them_unless_it_is_broken(tmp_path: Path) -> None:
    assert (paths.resources() / "fonts" / "OFL.txt").is_file()
    assert paths.fonts() == paths.resources() / "fonts"
    assert not paths.resources(tmp_path / "hanabi_desktop").exists()


@each("name", ["resources", "translations"])
def test_a_wheel_has_the_folder_inside_the_package_and_a_checkout_beside_it(name: str, tmp_path: Path) -> None:
    package = tmp_path / name / "hanabi_desktop"
    package.mkdir(parents=True)
    (package.parent / name).mkdir()
    assert getattr(paths, name)(package) == package.parent / name
    (package / name).mkdir()
    assert getattr(paths, name)(package) == package / name


def test_asking_for_a_folder_needs_no_qt() -> None:
    program = "import sys; sys.modules['PySide6'] = None; import hanabi_desktop.paths as p; print(p.fonts())"
    run = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert Path(run.stdout.strip()) == paths.fonts()
