struct Slot: ~Copyable { var n = 0 }
protocol Vault: ~Copyable {
  func with<R: ~Copyable>(_ body: () -> R) -> R
  func store<T: ~Copyable>(_ value: consuming T, at index: Int) -> Bool
  func change<T: ~Copyable & Sendable>(_ value: inout T)
  var slot: Slot { get set }
  func swap(_ slot: consuming Slot) -> Slot
  func optional(_ slot: consuming Slot?)
  func async(_ slot: consuming Slot) async throws -> Slot
}
protocol SendableVault: Sendable {
  func swap(_ slot: consuming Slot) async throws(VaultError) -> Slot
  func look(_ slot: borrowing Slot) -> Int
}
enum VaultError: Error { case a }
protocol Escaping: ~Copyable, ~Escapable { func run() -> Int }
protocol Spanning { func sum(_ span: Span<Int>) -> Int }
// MARK: use
func useNoncopyableGenerics() async throws {
  let mock = VaultMock()
  mock.storeHandler = { $0 == 1 }
  expect(mock.store(Slot(), at: 1))
  mock.swapHandler = { Slot(n: $0.n + 1) }
  expect(mock.swap(Slot(n: 1)).n == 2)
  expectReport { mock.optional(nil) }
  let sendable = SendableVaultMock()
  sendable.swapHandler = { (slot: consuming Slot) async throws(VaultError) in slot }
  expect(try await sendable.swap(Slot(n: 3)).n == 3)
  expectReport { expect(EscapingMock().run() == 0) }
}
