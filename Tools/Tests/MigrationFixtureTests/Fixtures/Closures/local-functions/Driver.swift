let solver = PuzzleSolver()
print(solver.solve(["lamp", "sun"]), solver.again("door"))
