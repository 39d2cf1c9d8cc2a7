"""How the documentation is shown (``make docs``): one site, with search, without a network."""

from typing import Any

import tablee

project = "Tablée"
author = "The Tablée authors"
project_copyright = "The Tablée authors, MIT licence"
version = release = tablee.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
suppress_warnings = [
    "misc.highlighting_failure",  # JSON with parts left out is shown plain
    "ref.python",  # a Seat is a number in the contract and a place at a server in the client
]

myst_heading_anchors = 4
myst_enable_extensions = ["strikethrough"]

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 88
add_module_names = False

html_theme = "furo"
html_title = f"Tablée {release}"
html_favicon = html_logo = "icon.svg"
html_copy_source = False
html_show_sourcelink = False
html_static_path = ["own.css"]
html_css_files = ["own.css"]
html_theme_options: dict[str, Any] = {
    "light_css_variables": {"color-brand-primary": "#a34f0b", "color-brand-content": "#a34f0b"},
    "dark_css_variables": {"color-brand-primary": "#ffc857", "color-brand-content": "#ffc857"},
}
