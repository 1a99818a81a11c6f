"""The data folder."""

from pathlib import Path

from bossa.folders import data_folder


def test_the_environment_names_the_data_folder() -> None:
    assert data_folder({"BOSSA_DATA_DIR": "tea"}) == Path("tea")


def test_without_a_name_the_data_folder_is_the_systems() -> None:
    for environment in ({}, {"BOSSA_DATA_DIR": ""}):
        folder = data_folder(environment)
        assert folder.is_absolute()
        assert "bossa" in folder.parts
