let root = AppRoot(dependencies: .init(path: "a"))
print("made root")
try await root.indexer.run()
try await root.indexer.run()
