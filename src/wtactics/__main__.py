"""python -m wtactics: the same as the command wtactics."""

from wtactics.form import prefer_compiled

if __name__ == "__main__":
    prefer_compiled()  # before anything heavy is imported, which would be imported twice
    from wtactics.cli import main

    main()
