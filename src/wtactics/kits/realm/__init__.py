"""Bricks of games with realms: an Army and cities whose residents bid for advantages, attacked and defended."""
