protocol Store<Item> {
  associatedtype Item: Hashable
  associatedtype Failure: Error = Never
  func get(_ key: String) throws(Failure) -> Item?
  func put(_ item: Item, for key: String)
  var all: [Item] { get }
}
// MARK: use
enum StoreFailure: Error { case full }
func useAssociatedTypes() async throws {
  let mock = StoreMock<Int, StoreFailure>()
  mock.getHandler = { _ in 4 }
  expect(try mock.get("a") == 4)
  expectReport { mock.put(3, for: "k") }
  expect(mock.putArgValues[0].item == 3)
  let any: any Store<Int> = mock
  expectReport { expect(any.all.isEmpty) }
}
