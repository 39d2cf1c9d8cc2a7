"""What live play needs beside the package itself (IC-22); replays and pages never do (IC-106)."""

from tablee.core.extras import Extra

PHYSICS = Extra("physics", "ICECOOL² needs its physics", ("numpy", "mujoco"))
