protocol Box<Content> {
  associatedtype Content
  var content: Content { get set }
}
protocol StringBox: Box<String> {
  func describe() -> String
}
protocol AliasBox: Box where Self.Content == [Int] {}
// MARK: use
func useBoundInheritance() async throws {
  let mock = StringBoxMock()
  mock.contentHandler = { "c" }
  expect(mock.content == "c")
  let alias = AliasBoxMock()
  expectReport { expect(alias.content == []) }
}
