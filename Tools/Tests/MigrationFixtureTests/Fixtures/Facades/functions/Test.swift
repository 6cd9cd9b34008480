let clerk = TollClerk(plates: ["ABC"], dependencies: .init(checkTollHouse: { $0.count * 2 }))
expect(try clerk.checked() == [6], "the closure checks")
