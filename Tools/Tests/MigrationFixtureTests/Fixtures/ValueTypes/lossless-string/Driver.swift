print(FretNumber("12")?.description ?? "-", FretNumber("x") == nil, ["1"].compactMap(FretNumber.init))
