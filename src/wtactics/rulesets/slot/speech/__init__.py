"""What only SLOT's cards speak: signs of prices, standing in rows, weapons, battles, steps between slots, the twilight.

`contents` wires it with what it shares with other games; `printing` is what its cards print, `guide` its writer's guide.
"""
