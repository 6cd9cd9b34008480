let known = UUID(uuidString: "01234567-0000-0000-0000-000000000000") ?? UUID()
let tag = ParcelTag(weight: 1, dependencies: .init(makeUUID: { known }))
expect(tag.code == "P-01234567", "the number is made by the mock")
