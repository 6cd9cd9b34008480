let reader = NarwhalReader(dependencies: .init(readData: { _ in Data([1, 2]) }))
expect(reader.read(NarwhalPlace(file: URL(fileURLWithPath: "/no-narwhal"))) == 2, "no file is read")
