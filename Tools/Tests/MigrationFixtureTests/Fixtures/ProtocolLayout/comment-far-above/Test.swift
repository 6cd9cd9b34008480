struct NamelessQuolls: QuollNamesProtocol { func name() -> String { "none" } }
expect(QuollScreen(dependencies: .init(quollNames: NamelessQuolls())).title() == "none", "a double")
