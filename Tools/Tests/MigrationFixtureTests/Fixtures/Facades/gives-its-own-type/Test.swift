let coveFinder = CoveFinder(
  dependencies: .init(
    loadCovePlace: { CovePlace(path: "test") }, saved: { CovePlace(path: $0) }))
expect(coveFinder.find() == "testcove.other", "the closures answer")
