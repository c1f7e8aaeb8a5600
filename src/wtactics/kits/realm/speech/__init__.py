"""Card English of games with cities and armies."""
