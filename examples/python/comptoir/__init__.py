"""Comptoir's games as environments for programs that play or learn. Standard library only."""

from .table import Laboratory, Refused, Table

__all__ = ["Laboratory", "Refused", "Table"]
