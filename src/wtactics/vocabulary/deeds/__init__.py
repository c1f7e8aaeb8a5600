"""Deeds: one file for each family of verbs, with phrase, meaning and deed together.

`deed` has what they share, `lasting` says for a while what standing text could say.
"""
