"""The rules of SLOT, a file or more for each topic of their ids; contents.py gives the order."""
