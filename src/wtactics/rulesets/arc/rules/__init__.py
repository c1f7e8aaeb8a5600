"""The rules of ARC, a file or more for each topic of their ids; contents.py gives the order."""
