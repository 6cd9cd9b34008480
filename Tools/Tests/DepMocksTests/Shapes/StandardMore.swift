protocol Timer: Clock where Duration == Swift.Duration, Instant == ContinuousClock.Instant {}
protocol Key: CodingKey {}
protocol Cells: Collection where Element == Int, Index == Int { func stop() }
protocol Source: IteratorProtocol where Element == String {}
protocol Literal: ExpressibleByStringLiteral {}
protocol Sink: TextOutputStream, Sendable {}
protocol Dice: RandomNumberGenerator {}
protocol HashedActor: Actor, Hashable, Identifiable, CustomStringConvertible { func run() }
@MainActor protocol MainHashed: Hashable, Sendable { func run() }
protocol Coded: Codable, Sendable { var n: Int { get } }
protocol Loss: LosslessStringConvertible {}
protocol Localised: Error, CustomStringConvertible {}
protocol AsyncSource: AsyncIteratorProtocol where Element == Int {}
protocol NeverFeed: AsyncSequence, Sendable where Element == Int, Failure == Never {}
// MARK: use
func useStandardMore() async throws {
  let cells = CellsMock()
  cells.startIndexHandler = { 0 }
  cells.endIndexHandler = { 1 }
  cells.subscriptHandler = { $0 + 7 }
  cells.indexHandler = { $0 + 1 }
  expect(Array(cells) == [7])
  let source = SourceMock()
  source.nextHandler = { "s" }
  expect(source.next() == "s")
  let dice = DiceMock()
  dice.nextHandler = { 4 }
  expect(dice.next() == 4)
  expect(HashedActorMock() != HashedActorMock())
  LiteralMock.initHandler = { _ in }
  let literal: LiteralMock = "a"
  expect(literal === literal)
  expectReport { _ = try? JSONRoundTrip.encode(CodedMock()) }
}
enum JSONRoundTrip {
  struct Nothing: Error {}
  static func encode(_ value: any Encodable) throws { try value.encode(to: NoEncoder()) }
  struct NoEncoder: Encoder {
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }
    func container<K>(keyedBy type: K.Type) -> KeyedEncodingContainer<K> { fatalError() }
    func unkeyedContainer() -> any UnkeyedEncodingContainer { fatalError() }
    func singleValueContainer() -> any SingleValueEncodingContainer { fatalError() }
  }
}
