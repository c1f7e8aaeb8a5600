"""The rules of ORC, a file for each topic or part of one."""
