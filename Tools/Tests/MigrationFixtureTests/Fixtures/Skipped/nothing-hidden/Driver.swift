print(CleanMill(dependencies: .init(grain: TwoSacks())).flour())
