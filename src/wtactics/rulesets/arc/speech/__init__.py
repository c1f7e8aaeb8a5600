"""What only ARC's cards speak: `dialect`, the wordings of the live game; `contents` wires it with what all games say."""
