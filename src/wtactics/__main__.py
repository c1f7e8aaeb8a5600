"""python -m wtactics: the same as the command wtactics."""

import gc

from wtactics.form import AT_START, prefer_compiled

if __name__ == "__main__":
    gc.set_threshold(AT_START)
    prefer_compiled()  # before anything heavy is imported, which would be imported twice
    from wtactics.cli import main

    main()
