let pierTest6172 = Pier6172(dependencies: .init(pierFiles6172: PierFiles6172(depth: 9)))
expect(pierTest6172.text() == "9 false", "the files of the test")
