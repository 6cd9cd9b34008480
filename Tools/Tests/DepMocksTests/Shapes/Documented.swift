// swift-format-ignore-file
/// A protocol with comments.
protocol Documented {
  // A comment // with another
  func one(
    _ a: Int,  // first
    /* second */ b: String
  ) -> Int  // result

  /// Doc
  @discardableResult
  func two(
    a: Int
  )
    async
    throws
    -> String

  var three: Int
  {
    get
    set
  }
}
// MARK: use
func useDocumented() async throws {
  let mock = DocumentedMock()
  mock.oneHandler = { a, _ in a }
  expect(mock.one(2, b: "") == 2)
  try await {
    mock.twoHandler = { _ in "x" }; try await mock.two(a: 1)
  }()
}
