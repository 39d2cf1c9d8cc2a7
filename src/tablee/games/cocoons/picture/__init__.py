"""A view as SVG, with the look of the page."""
