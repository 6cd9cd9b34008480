print(Cupboard([1, 1, 2]).hinges(), Cupboard(["a", "bb"]).map(\.count).hinges())
