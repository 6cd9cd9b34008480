let larchFile = LarchFile(path: "/", dependencies: .init(removeFile: { _ in 0 }, runCommand: { _ in }))
expect(larchFile.remove(), "the removal of the test")
